### The manual: its frame, and the heads of the tables that it draws from the program. The texts themselves stand in `src/manual`.

# In the frame of every page: opens the chapter for it
help = Help
title = Manual
contents = Contents
as_pdf = As PDF
in_this_chapter = In this chapter
chapters = Chapters
page_number = Page
when_it_suits = When it suits
code = Code
meaning = Meaning
article = Article of C.07
teams_only = teams only
claim = Claim
