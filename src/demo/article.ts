import type { BlogPost } from '#domain/blog.ts';

/** The blog's one article (§2, §9). */
export const article: BlogPost = {
  id: 'plan-your-career-in-pencil',
  title: 'Plan your career in pencil',
  summary:
    'Nobody can tell you what you will want at forty. You can still make a good plan for this year, find out cheaply where it is wrong, and change it without shame.',
  author: 'Lourdes Quispe',
  date: '2026-11-12',
  readTime: '12 min',
  category: 'Career planning',
  image: 'pencil-map',
  content: [
    {
      kind: 'paragraph',
      text: 'In my first year as a college adviser, a student I will call Teresa came in with a folder. It held a printed five-year plan, with a line for every semester, leading to dental hygiene school. She had been a dental assistant for four months. She liked the patients. She could not stand the noise of the drill, the bent neck, or the eight hours in one small room. She had not come to ask what else she might do. She had come to ask whether she was allowed to stop.',
    },
    {
      kind: 'paragraph',
      text: 'I still think of that folder. The plan was not foolish. It was made at eighteen, from what she knew at eighteen, and then everybody treated it as a promise. Much of the advice that young people get has the same flaw: it asks you to name the destination first and work back from there, as if you had already been.',
    },
    {
      kind: 'paragraph',
      text: 'This article describes another way to go about it. You still make a plan, on paper, with dates. You make it in pencil: you write down what you believe, find out cheaply where you are wrong, and redraw. The methods need no money, no relatives in high places and no personality test, and each takes between ten minutes and a few weekends. They will not tell you what you will want at forty. I know of nothing that can.',
    },
    { kind: 'heading', level: 2, id: 'evidence', text: 'Collect evidence about yourself' },
    {
      kind: 'paragraph',
      text: 'Asked what they are interested in, most people name what they think they ought to like, or what they have seen in a series. It is an unfair question. A fairer one is this: when did work go well lately, and what exactly were you doing? You can look the answer up, provided you have kept a record.',
    },
    { kind: 'heading', level: 3, id: 'work-log', text: 'Keep a work log for two weeks' },
    {
      kind: 'paragraph',
      text: 'For two weeks, write down three or four moments a day in which you were doing something: a shift, a class, helping a cousin move, fixing a bicycle, planning a birthday. Paid and unpaid both count. For each moment, note what you did with your hands, eyes or voice, who else was there, and whether you would do another hour of it tomorrow: yes, no or maybe. Leave out the reasons. Reasons come too early, and they flatter us.',
    },
    {
      kind: 'paragraph',
      text: 'At the end, read only the lines marked yes and no, and look for the verbs. Kwame worked in a warehouse and was sure that he wanted out. In his log, nearly every yes had the same shape: something had gone wrong, three people were talking at once, and he was the one who put things in order. His no lines were the quiet night shifts that everyone else wanted. He had been looking at office jobs because they seemed like a step up. Today he schedules operating rooms at a hospital, and it is anything but quiet.',
    },
    {
      kind: 'paragraph',
      text: 'Two warnings. A log shows only what you have tried, so it is silent about the rest of the world. And two weeks under a bad manager can make a whole field look grim. If most of your no lines have the same person in them, you have learned something about the person.',
    },
    {
      kind: 'heading',
      level: 3,
      id: 'witnesses',
      text: 'Ask three people who have seen you work',
    },
    {
      kind: 'paragraph',
      text: 'We are poor witnesses to what comes easily to us, because it hardly feels like work. Ask three people who have watched you do something: a shift lead, a teacher, a teammate, the neighbor whose children you looked after. Put it in writing, so that they have time to think: “When have you seen me do something better than you expected, and what was I doing?” Do not ask for your strengths. You would get adjectives, and adjectives fit everyone. You want the scene.',
    },
    {
      kind: 'callout',
      title: 'Try this: ten verbs on a card',
      paragraphs: [
        'From your log and the three answers, write down the ten verbs that turn up most: sort, calm, explain, measure, repair, persuade, draw. Cross out those you can do but would not want to do on a tired Thursday.',
        'Keep what is left on a card. Whenever you read a job description from now on, underline its verbs and lay the card beside it.',
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'ordinary-tuesday',
      text: 'Turn a job title into an ordinary Tuesday',
    },
    {
      kind: 'paragraph',
      text: 'A job title tells you very little. A “marketing coordinator” may write, or fill in spreadsheets, or book tables at trade fairs, or do all three and look after the supply closet. Before you rule a job in or out, find out what someone who has it did last Tuesday, hour by hour. Videos of people’s working days are a start, although people tend to film the good ones. The best source is a conversation with someone who does the work. The second best is someone who left it.',
    },
    {
      kind: 'heading',
      level: 3,
      id: 'twenty-minutes',
      text: 'Ask a stranger for twenty minutes',
    },
    {
      kind: 'paragraph',
      text: 'Almost everyone I have sent out to do this was afraid of it. Some people will not answer you, and others will be more generous than you expect; you cannot tell which beforehand. A good message is short, says why you chose this person, asks for something small, and makes it easy to say no. Here is one that a student sent to a land surveyor:',
    },
    {
      kind: 'paragraph',
      text: '“Dear Ms. Aldana, I am 20 and work in a garden center, and I am trying to find out whether surveying would suit me. I saw that your office measured the new river path. Would you have twenty minutes for a call in the next two weeks? I would like to hear what your days are like. If it is a bad time, please do not trouble to answer. Thank you, Dominik.”',
    },
    {
      kind: 'paragraph',
      text: 'He did not ask for a job, and he did not attach a resume. Ms. Aldana took him along for a day in the field, where he found that he loved the instruments and could live with the mosquitoes. He is a surveying technician now. The two people he had written to before her never replied. Write to five, and be content with two.',
    },
    {
      kind: 'heading',
      level: 3,
      id: 'five-questions',
      text: 'Five questions that get past the brochure',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'What did you do yesterday, from the first hour to the last?',
        'Which part of the work do people outside never see?',
        'Who is good at this job and still unhappy in it, and why?',
        'What did you believe before you started that turned out to be wrong?',
        'If you had to begin again today, with my schooling and my savings, how would you get in?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The third question is the one I would keep if I could keep only one. Every trade has people who can do it and should not, and when you hear them described you often know at once whether you would be among them. Write down the answers the same evening. After three conversations about the same job, look at what they agree on. Trust that more than the one story you liked best.',
    },
    {
      kind: 'paragraph',
      text: 'A week later, send each person a note with one thing you did because of what they told you. It is good manners, and it means that you can ask again when you have a harder question.',
    },
    { kind: 'heading', level: 2, id: 'small-bets', text: 'Make small bets before large ones' },
    {
      kind: 'paragraph',
      text: 'There is a kind of research that feels like progress and is a way of waiting: reading about a field for months, comparing programs, watching other people’s results. At some point the only way to learn more is to do a little of the work. Make the first try cheap, so that finding out you dislike it costs you a weekend instead of a degree.',
    },
    { kind: 'heading', level: 3, id: 'ladder', text: 'The ladder of tries' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'An evening. Do one real task from the job: keep the books of an invented shop for a month, write the instructions for a machine you own, sketch three screens of a bus app.',
        'A weekend. Finish something small and show it to a person who does this for a living. Ask where it would fail.',
        'A month. Take on something that another person relies on: the team’s travel plan, a neighbor’s website, Saturdays at the animal clinic.',
        'A season. A part-time job, one course at a community college, an internship, a seasonal post.',
        'A year or more. A degree, an apprenticeship, a move to another city.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The price goes up from rung to rung, and so does what you learn. You need not climb in order, and life will sometimes put you on the fourth rung without asking. But if you are about to pay for the fifth and have never stood on the second, take a month. I have watched people borrow a great deal of money to find out what a free Saturday would have told them.',
    },
    {
      kind: 'pullQuote',
      text: 'I have watched people borrow a great deal of money to find out what a free Saturday would have told them.',
    },
    {
      kind: 'paragraph',
      text: 'Ilse wanted to become a physical therapist, and all she knew of the profession was her own knee. For an evening she read an anatomy chapter from the library and learned that she could bear it. For a month she spent her Saturday mornings at a clinic, wiping down equipment and walking people to the door. She had pictured athletes. Most of the patients were past seventy, and progress was measured in stairs. She liked that better than what she had pictured. It might as easily have gone the other way, and then she would have been glad of having lost only four Saturdays.',
    },
    {
      kind: 'heading',
      level: 3,
      id: 'what-counts',
      text: 'Decide beforehand what would count',
    },
    {
      kind: 'paragraph',
      text: 'A try is useful only if you can hear its answer. Before you begin, complete two sentences in writing. “If this is for me, then by the end I will have noticed that …” And: “I will take it as a no if …” Be concrete: I asked a question that nobody made me ask. I forgot to look at my phone. I put it off three times. It is easy to talk yourself into something you have already paid for, and these sentences were written by someone who had not paid yet.',
    },
    {
      kind: 'callout',
      title: 'Try this: book one rung',
      paragraphs: [
        'Take the direction you keep coming back to. Name one task that belongs to it and takes less than three hours. Put it in your calendar with a place and a starting time, and write your two sentences underneath.',
        'Tell one person who will ask you about it afterward.',
      ],
    },
    { kind: 'heading', level: 2, id: 'pencil-map', text: 'Draw the map' },
    {
      kind: 'paragraph',
      text: 'By now you have some evidence, two or three conversations and a first try. That is enough for a plan, as long as the plan fits on one page and can be erased.',
    },
    { kind: 'heading', level: 3, id: 'ten-ads', text: 'Read ten job ads as a survey' },
    {
      kind: 'paragraph',
      text: 'Find ten current ads for the job you would like to have in two or three years, from ten employers, in places where you would really live. Copy all their requirements into one list, and put a mark beside a requirement each time it comes up. What has eight marks is the price of admission. What has one mark is somebody’s wish. Usually two or three things turn out to make up most of what you lack, and several that worried you hardly appear.',
    },
    {
      kind: 'paragraph',
      text: 'Ads overstate. Some are copied from the last one, and people get hired without the full list. So let the marks tell you where to put your effort, and never take them as a reason not to apply. When Samira did this for medical coding, seven of her ten ads asked for the same certificate, and one asked for the bachelor’s degree that her uncle insisted on. It was a count of one job in one city in one spring, and no more than that. It was still better informed than her uncle.',
    },
    { kind: 'heading', level: 3, id: 'one-page', text: 'Three parts on one page' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Next step: what you will do within six months, in detail. The course, the application, the conversation, each with a date.',
        'Direction: where you think you are going in two or three years, in a sentence or two, with the reason you believe it.',
        'Also possible: one other direction you could be content with, and what the two have in common.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The first part should be precise and the second loose. The third should simply be there. A second direction does not make you half-hearted. It keeps you honest about the first, and if you choose a next step that serves both, you lose little when you change over. One student could not decide between public health and insurance, so he took the statistics course that both of them asked for, and had four more months to make up his mind.',
    },
    {
      kind: 'paragraph',
      text: 'Under the three parts, write the amount of money you need each month to be all right: rent, food, transport, what you send home. Some paths have a lean year in them, and you want to meet that year on paper before you meet it in March. If the number rules something out, it rules it out for now. Move it to “also possible” and add a date on which you will look again.',
    },
    { kind: 'heading', level: 2, id: 'choose', text: 'Choose without being certain' },
    {
      kind: 'paragraph',
      text: 'Sooner or later there are two offers on the table, or two programs, or two cities, and more thinking will not settle it. In my office these questions have helped people more than a list of pros and cons:',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Can I undo it, and what would that cost? A job can usually be left with two weeks’ notice. A loan, a lease or a move across the country takes longer. Be quick about what is easy to undo, and slow about what is not.',
        'Which one teaches me something I could use elsewhere, even if it ends badly?',
        'Who would sit next to me? In the first years you learn more from the two people beside you than from the name on the building.',
        'What would have to be true of me for this to go well, and where in my log have I seen it?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then set a date for the decision and keep to it. On that day, write half a page: what you chose, what you knew, what you were afraid of. A good decision can turn out badly, and a careless one can turn out well, and for a while you will not be able to tell them apart. When you doubt yourself a year from now, read the half page. If you would choose the same again with what you knew then, you have nothing to reproach yourself with, and you can turn to what you know now.',
    },
    {
      kind: 'pullQuote',
      text: 'A good decision can turn out badly, and a careless one can turn out well, and for a while you will not be able to tell them apart.',
    },
    { kind: 'heading', level: 2, id: 'when-it-breaks', text: 'When the plan breaks' },
    {
      kind: 'paragraph',
      text: 'Plans break in ordinary ways. The program is full. The employer closes the site. A parent falls ill. You get the job and it bores you. Or you send thirty applications and hear nothing, which tells you very little about yourself, since you cannot see who else applied or whether the place was taken before you saw the ad. I will not say that it is all for the best. Sometimes it is simply a loss, and you need a season to get over it.',
    },
    {
      kind: 'paragraph',
      text: 'When you are ready, ask which part broke. If the next step fell through, find another and leave the direction alone. If three different tries have told you no, the direction needs redrawing, and your card of verbs is the place to begin, because the verbs are still true. Teresa’s card said calm, explain and arrange. We laid it next to the things she disliked, and within an hour we had five kinds of work with patients in them and no drill. She has been an intake coordinator at a hospice for some years now. She says that at forty she may well do something else.',
    },
    {
      kind: 'heading',
      level: 3,
      id: 'four-times-a-year',
      text: 'An hour, four times a year',
    },
    {
      kind: 'paragraph',
      text: 'Put four dates in your calendar. Bring the page, a pencil and an eraser, and answer in writing:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'What did I do that was on the page, and what did I do that was not?',
        'What do I know now that I did not know then, and who told me?',
        'Does the direction still make sense? If not, since when?',
        'What is the next step, and on which date will I take it?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Keep the old pages. After two or three years they show you how your guesses have improved, and how many of the things you feared never came.',
    },
    { kind: 'heading', level: 2, id: 'this-week', text: 'Start this week' },
    {
      kind: 'paragraph',
      text: 'You do not have to do all of this. If you have one hour this week, use it like so:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Tonight, write down three moments from your day, each with a yes, a no or a maybe. That takes ten minutes.',
        'Tomorrow, ask one person when they saw you do something better than they expected.',
        'By Friday, write to one stranger whose Tuesday you would like to know about.',
        'Before the week is over, put your first review in the calendar, three months from today.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'When that date comes, some of what you wrote will look wrong to you. Rub it out, and write down what you know instead.',
    },
  ],
};
