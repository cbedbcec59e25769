DROP TABLE rating_list_pieces; DROP TABLE rating_lists;
