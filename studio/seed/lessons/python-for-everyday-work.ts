import type {SectionSeed} from './types.ts'

export const pythonForEverydayWorkOutline: SectionSeed[] = [
  {
    title: 'A first program, and what just happened',
    lessons: [
      {
        slug: 'six-lines-and-a-price-list',
        title: 'Six lines and a price list',
        minutes: 23,
        kind: 'reading',
        body: [
          `
In the fish office where I worked, somebody typed the price list into a calculator every Friday: a price in kroner, divided by the rate, written down in euros, next fish. It took forty minutes. There were four mistakes in a usual month, and it was always the same person who made them, because I was the only one who did it.

Here is the program that would have saved me. You do not have to understand it yet. Read it as you would read a note from a careful colleague, and write on a piece of paper what you think it will put on the screen.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'prices.py',
            code: `prices = {'cod': 48.50, 'haddock': 39.00, 'saithe': 27.25}
rate = 11.42

for fish, price in prices.items():
    euros = price / rate
    print(f'{fish:10} {euros:6.2f} EUR')`,
          },
          `
Have you written something? A guess that is nearly right is worth more than none, and a wrong one shows you what to look at.

## Make it run

1. Go to python.org, download the newest version and install it. If the installer offers to add Python to the PATH, say yes.
2. With it you have been given a small editor called IDLE. Open it and choose *File, New File*.
3. Type the six lines. Type them, do not copy them: your fingers will find out where the colon is and how many spaces the indented lines have (four).
4. Save as *prices.py* in a folder of its own, and press F5.
`,
          {
            type: 'code',
            language: 'text',
            code: `cod          4.25 EUR
haddock      3.42 EUR
saithe       2.39 EUR`,
          },
          `
## What just happened

The computer read your file from the top, one line after another, and did what each line said. There is nothing else to it, and there never will be.

The first line gave the name *prices* to a small table. The second gave the name *rate* to a number. The fourth said: *take the pairs in that table one after another, call the left part fish and the right part price, and do what is indented below.* So the last two lines were done three times, and each time the names meant something else. The part in quotation marks with an *f* before it is a text with holes. **:10** makes a column ten characters wide, and **:6.2f** one of six with two decimals.

If you add a fourth fish, you change one line. If the rate changes, you change one number. That is all that programming has over the calculator, and it was worth my Fridays.
`,
          {
            type: 'callout',
            tone: 'note',
            title: 'You cannot break anything',
            text: 'This program reads nothing and changes nothing on your computer. It prints. In the whole first half of the course, the worst that can happen is a red message, and the next lesson is about being glad of it.',
          },
          {
            type: 'exercise',
            title: 'A list of your own',
            task: 'Allow 20 minutes. Change the program for something from your own work: four products, rooms or people with a number each, and something to multiply or divide by. Before each run, write down the lines you expect.',
            criteria: [
              'It runs and prints four lines',
              'You changed the rate once and predicted the first line correctly, to the cent',
              'You typed at least one line from memory',
            ],
          },
        ],
      },
      {
        slug: 'read-the-message-from-the-bottom',
        title: 'Read the message from the bottom',
        minutes: 34,
        kind: 'reading',
        body: [
          `
In the library in Bergen we read every error message aloud, to the end. It started because an electrician named Odd kept closing the window before I could get to his table. *It’s red*, he said, *so I’ve done something wrong.* It is red because it wants to be found. A program that fails with a message is being helpful. The ones to be afraid of fail and say nothing, and you will meet one at the end of this lesson.

Open *prices.py* and spoil it on purpose. In line 5, write *prise* for *price*. Run it.
`,
          {
            type: 'code',
            language: 'text',
            code: `Traceback (most recent call last):
  File "prices.py", line 5, in <module>
    euros = prise / rate
            ^^^^^
NameError: name 'prise' is not defined. Did you mean: 'price'?`,
          },
          `
Begin with the last line. It has two parts: the kind of error, *NameError*, and a sentence that says what was wrong. Then go up one step: there stands the line of your file, with a mark under the place. And above it, the number of the line. So: **what, where, which line**, from the bottom up. The word *traceback* at the top means only that what follows is the way by which Python got there. On your screen the name of the file may have its whole path in front, and another version may use other words. The order is always this one.

Put *price* back and spoil something else. Put quotation marks around the rate in line 2.
`,
          {
            type: 'code',
            language: 'python',
            code: `rate = '11.42'`,
          },
          {
            type: 'code',
            language: 'text',
            code: `    euros = price / rate
            ~~~~~~^~~~~~
TypeError: unsupported operand type(s) for /: 'float' and 'str'`,
          },
          `
It sounds like a form from the tax office, so translate it. An *operand* is one of the two things beside the stroke. *float* is a number with decimals, *str* is a text. *I cannot divide a number by a text.* Notice where it is reported: in line 5. The mistake is in line 2. Python tells you where it could not go on, and the cause may be some way above.
`,
          {
            type: 'table',
            caption: 'The four you will meet this week',
            head: ['Last line begins with', 'In plain words', 'Look for'],
            rows: [
              ['NameError', 'I don’t know this name', 'a typing error, or a line that should come earlier'],
              ['TypeError', 'this cannot be done with that sort of thing', 'a number in quotation marks'],
              [
                'SyntaxError',
                'this is not a sentence of my language',
                'a missing colon, bracket or quotation mark',
              ],
              [
                'IndentationError',
                'the spaces at the start don’t fit',
                'a line that stands too far left or right',
              ],
            ],
          },
          `
## The one that says nothing

Repair the rate. Now take away the four spaces before *print*, so that it stands at the left edge, and predict what happens before you run it.

There is no error. It prints one line, *saithe*, and nothing more. The last line does not belong to the loop any longer, so it is done once, at the end, with whatever the names mean by then. Only somebody who had expected three lines will notice. This is why I ask you to write down what you expect.
`,
          {
            type: 'quiz',
            question:
              'A program stops with “NameError: name ‘total’ is not defined” and points at line 9, which says: print(total). In line 3 you find: Total = 0. What is going on?',
            answers: [
              {
                text: 'Line 9 has a syntax error',
                explanation:
                  'Python understood the sentence very well. It did not know one of the names in it, which is another kind of error and says so in the last line.',
              },
              {
                text: 'Total and total are two different names for Python',
                right: true,
                explanation:
                  'Capital letters count. The report points at line 9, where it could not go on; the cure may be in line 3.',
              },
              {
                text: 'print cannot show numbers',
                explanation:
                  'It can show anything. It was never reached, since the name had to be looked up first.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Ten errors on purpose',
            task: 'Allow 30 minutes. Spoil your own program in ten ways, one at a time, and repair it after each. For every error write the last line of the message and what it means in your words. One of the ten should give no message and a wrong result.',
            criteria: [
              'At least three different kinds of error',
              'Your translations contain none of the words operand, token or literal',
              'You found one silent error, and you know how you would have noticed it',
            ],
          },
        ],
      },
      {
        slug: 'predict-then-run',
        title: 'Predict, then run',
        minutes: 29,
        kind: 'exercise',
        body: [
          `
The retired tram driver in my course had a notebook with two columns, *I think* and *it was*. He lost to the computer for three weeks, and each loss was a thing he then knew. By spring he was the best programmer in the room. This lesson is his notebook. There are three short programs. For each, cover what comes below it, write down what will be printed, and how sure you are, in percent. Then type it and run it.

## One: the price that went up
`,
          {
            type: 'code',
            language: 'python',
            code: `price = 200
tax = price * 0.25
price = 240
print(price + tax)`,
          },
          `
Many people write 300. They think of the second line as a rule: the tax is a quarter of the price, whatever the price may be. In a spreadsheet it would be one. Here it is an instruction that was carried out once, when the price was 200. The tax was 50 and stayed 50. So 290.0, and the *.0* tells you that a number with decimals was involved.

This is the biggest difference between a spreadsheet and a program. A formula keeps its promise for ever. A line of a program is done when it is its turn, and then it is over.

## Two: twos
`,
          {
            type: 'code',
            language: 'python',
            code: `print('2' + '2')
print(2 + 2)
print('2' * 2)`,
          },
          `
The quotation marks decide. In the first line there are two texts, and adding texts puts them side by side: 22. In the second there are numbers: 4. The third repeats a text twice: 22 again. When you read a number from a file or from the keyboard, it comes as a text, and this is why so many first programs believe that two and two are twenty-two.

## Three: the week
`,
          {
            type: 'code',
            language: 'python',
            code: `hours = [7.5, 8, 6.25, 9]
total = 0
for day in hours:
    total = total + day
print(total)
print(total - 4 * 7.5)`,
          },
          `
The sign = does not say that two things are equal. It says: *work out what is on the right, then let the name on the left stand for it.* So **total = total + day** is no nonsense. Take the old total, add the day, call the result total. After the four days that makes 30.75, and the last line shows three quarters of an hour more than four days of 7.5 hours.

Whoever can say where *total* stands after each round, 7.5, then 15.5, then 21.75, then 30.75, understands loops. There will be more to say about them, but nothing more difficult.
`,
          {
            type: 'exercise',
            title: 'Your notebook',
            task: 'Allow 25 minutes. Start the two columns, with a third for how sure you were. Enter the three programs above. Then write three more of at most five lines yourself, predict them, and run them. If you can, swap with somebody: each writes a program that the other will get wrong.',
            criteria: [
              'The prediction was written down before the run, each time',
              'For each wrong one there is a sentence that begins with “I had thought that”',
              'One of your own programs changes a name after it has been used',
            ],
          },
          {
            type: 'quiz',
            question: 'After these lines, what does the name b stand for?  a = 5, then b = a, then a = 8.',
            answers: [
              {
                text: '5',
                right: true,
                explanation:
                  'In the second line a stood for 5, and b was made to stand for the same 5. What a does afterward is no concern of b.',
              },
              {
                text: '8',
                explanation:
                  'That would be so in a spreadsheet, where b would go on looking at a. A line of a program is carried out once.',
              },
              {
                text: 'It is an error: a has been given two values',
                explanation:
                  'A name may be given away as often as you like. It stands for whatever it was given last.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Values, names and decisions',
    lessons: [
      {
        slug: 'an-invoice-that-asks',
        title: 'An invoice that asks',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
A program becomes useful to somebody else when it asks. **input** shows a question, waits for the keyboard and gives you what was typed. It gives you a text, always, even if somebody typed a number. **float** makes a number of that text, or complains. You have met both kinds of value in *twos*; here is where they come from.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'invoice.py',
            code: `name = input('Who is the invoice for? ')
hours = float(input('Hours worked? ').replace(',', '.'))
amount = hours * 62

if amount > 1000:
    route = 'needs an approval'
elif amount > 250:
    route = 'needs a signature'
else:
    route = 'is paid at once'

print(f'{name}: {amount:.2f}, {route}')`,
          },
          `
Answer with *Odd* and *6,5*. The comma is replaced by a point before **float** sees it, 6.5 × 62 is 403, and so it prints *Odd: 403.00, needs a signature*. Half of Europe types a comma there. Without **replace** the program would be right and useless.

## Decisions

**if** is followed by a question that can be answered with yes or no, and a colon. What is indented below is done only if the answer is yes. **elif** is short for *else if*: it is asked only if everything above it said no. **else** takes what is left.

The town office in the example pays bills up to 250 at once, wants a signature up to 1,000 and an approval above. Python goes down the chain and takes the **first** condition that holds, then skips all the others. So the order is a part of the meaning. Turn the first two conditions around, and an invoice of 4,000 needs a signature: it is more than 250, the question was answered, and nobody asks the second one. There is no error message. There is an invoice of 4,000 that nobody approved.

## At the border

The mistakes in a rule live at its edges. What happens at exactly 250? *Amount > 250* says no, so it is paid at once. Is that what the office meant by *up to 250*? Here it is. In a shop where *from 50 on* the postage is free, it would be **>=**, which is typed as two characters and read as *at least*. When I programmed such a rule for the fish office, I asked three colleagues about the border, and got two answers.
`,
          {
            type: 'exercise',
            title: 'A rule from your work',
            task: `
Allow one hour. Type the invoice and answer the second question with 6.5, with 6,5 and with nothing, each predicted beforehand. Then write a program of your own that asks for one number and applies a rule with three outcomes which somebody at work applies in their head: postage, a discount, opening hours. Try each border with a value just below it, on it and just above.
`,
            criteria: [
              'You can say which of the two functions complained about the empty answer, and why',
              'There are at least six values in your notebook, each predicted before the run',
              'You asked the person who applies the rule what happens exactly at the border',
              'Once you put the conditions in the wrong order on purpose, and saw a wrong result without a message',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Lists, loops and the end of copy and paste',
    lessons: [
      {
        slug: 'a-loop-that-collects',
        title: 'A loop that collects',
        minutes: 63,
        kind: 'quiz',
        body: [
          `
When you have written the same line three times with one word changed, you have a list and a loop and do not know it yet. Put what changes into square brackets. Put what stays below **for**.

A choir I sing in sends forty-one reminders a term, in which only the name and the amount differ. The list holds pairs, and the loop takes each pair apart.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'reminders.py',
            code: `owing = [('Berit', 120), ('Hassan', 0), ('Liv', 340), ('Odd', 60)]

total = 0
largest = 0
reminded = []

for name, amount in owing:
    if amount == 0:
        continue
    print(f'Dear {name}, {amount} kroner for the spring term are still open.')
    total = total + amount
    largest = max(largest, amount)
    reminded.append(name)

print(len(reminded), 'reminders,', total, 'kroner, the largest', largest)`,
          },
          `
It prints three letters, none of them to Hassan, and then *3 reminders, 520 kroner, the largest 340*. **continue** means: done with this one, go on with the next. Two equals signs ask whether things are equal; one gives a name. You will mix them up, and Python will tell you.

## Three parts

Nearly all loops at work collect something: a sum, a longest, a list of what was odd. All of them have the same three parts, and you can see them above.

1. **Before** the loop, something empty: zero, or a list with nothing in it.
2. **In** the loop, one line that adds to it.
3. **After** the loop, the result.

Whoever puts the first part inside the loop empties the basket at every tree. Whoever puts the third inside gets forty-one results, of which the last is right.

And there is one rule without an exception that I know of: never take things out of a list while you walk through it. The list closes up behind you, and the next one is skipped. Collect what you want to keep in a new list, as *reminded* does here, and leave the old one alone.
`,
          {
            type: 'quiz',
            question:
              'In the program above, total = 0 has slipped into the loop, as its first line. What does the last line show as the sum?',
            answers: [
              {
                text: 'Nothing: the program stops with an error',
                explanation: 'If only. Every line is a good sentence, and the sum is wrong in silence.',
              },
              {
                text: '60',
                right: true,
                explanation:
                  'Each round begins again at zero and adds one amount. What is left is the amount of the last round, Odd’s.',
              },
              {
                text: '520',
                explanation: 'That is what it should be. The basket was emptied before each new amount.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Sick days',
            task: `
Allow one hour. First type the reminders and add a fifth singer. Then write a program of your own: from a list of at least eight pairs of a name and a number of sick days, collect the total, the longest absence and the names of all above ten. Predict the three results with a pencil.
`,
            criteria: [
              'A ninth person takes one new line and no other change',
              'You can point at the three parts in your program',
              'You predicted what an empty list gives, and were right',
              'The text of a letter or a line stands in the program only once',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Functions: giving a piece of work a name',
    lessons: [
      {
        slug: 'one-job-one-name',
        title: 'One job, one name',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
A function is a piece of work with a name, like *the usual* in a café. You say what goes in, and something comes back, and nobody has to describe the coffee again.
`,
          {
            type: 'code',
            language: 'python',
            code: `def with_tax(net, percent=25):
    return round(net * (1 + percent / 100), 2)

print(with_tax(80), with_tax(80, 15))
print(with_tax(80) + with_tax(40))`,
          },
          `
The first line says what the work is called and what goes in. The 25 is used when nobody says otherwise. **return** hands the result back to the place where the name was called. So the program prints *100.0 92.0* and then *150.0*. The two lines of the definition do nothing by themselves. They are a recipe, and nobody is fed by a recipe until somebody cooks.

A good function does one thing, and its name says what comes back: *with_tax*, *days_late*, *longest*. If the name that suggests itself is *process* or *do_all*, there are two functions in it.

## Printing is not giving back

This is the misunderstanding that cost me most, so here it is in full.
`,
          {
            type: 'code',
            language: 'python',
            code: `def show_price(kilos):
    print(kilos * 48.5)

total = show_price(3)
print(total + 20)`,
          },
          {
            type: 'code',
            language: 'text',
            code: `145.5
Traceback (most recent call last):
  File "prices.py", line 5, in <module>
    print(total + 20)
          ~~~~~~^~~~
TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'`,
          },
          `
The right number is there on the screen, which is why people are so puzzled. But a function that prints has shown its result to *you* and forgotten it. A function that returns has handed it to the *program*, which can add it, store it, or print it later. Without **return**, what comes back is **None**, Python’s word for nothing, and one cannot add twenty to nothing. The report points at line 5. The cause is in line 2.

I keep to a rule of the house: functions calculate and return, and only the last lines of a program print. It makes programs longer by a line or two. It also makes them testable, and near the end of the course you will be glad of it.
`,
          {
            type: 'exercise',
            title: 'Cut your longest program up',
            task: `
Allow one hour. Change **show_price** so that the last line shows 165.5. Then take your longest program so far, find two calculations in it, and give each a name. Delete the old lines and call the functions in their place. Keep a copy of the old output to compare with.
`,
            criteria: [
              'Each name says what comes back, without “do” or “process”',
              'Each function uses nothing that was not handed to it in the brackets',
              'The program prints exactly what it printed before',
              'All its prints stand at the end of the file',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Files and folders by the hundred',
    lessons: [
      {
        slug: 'rename-without-fear',
        title: 'Four hundred files, without fear',
        minutes: 78,
        kind: 'exercise',
        body: [
          `
Until now your programs could not hurt anything. This one can. A program renames four hundred files in a second, also when it is wrong, so from here on we have two habits. We work on a **copy** of the folder. And the line that does the damage stays switched off, behind a #, until you have read what it would do. That is called a dry run.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'rename.py',
            code: `from pathlib import Path

for photo in sorted(Path('photos').glob('*.jpg')):
    new = photo.with_name(f'site-{photo.stem.lower()}.jpg')
    print(photo.name, '->', new.name)
    # photo.rename(new)`,
          },
          `
**Path** is a folder or a file as Python sees it. **glob** finds what fits a pattern, **stem** is the name without its ending, and **with_name** is the same place under another name. Run it, and read every line of what it prints, aloud if nobody is near. Only then take away the #. What would a second run do? It would find *site-img1.jpg* and make it *site-site-img1.jpg*. Put **if photo.stem.startswith('site-'): continue** at the top of the loop, and it can run every day.

## Sorting by date

Peter, an office manager of fifty-four, does this for the site photographs of a surveying practice. It was his first program after the choir’s reminders.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'sort_photos.py',
            code: `from datetime import datetime
from pathlib import Path

moved = 0
for photo in sorted(Path('photos').glob('*.jpg')):
    changed = datetime.fromtimestamp(photo.stat().st_mtime)
    folder = Path('sorted') / changed.strftime('%Y-%m')
    target = folder / photo.name
    if target.exists():
        print('already there, left alone:', photo.name)
        continue
    print(photo.name, '->', target)
    # folder.mkdir(parents=True, exist_ok=True)
    # photo.rename(target)
    # moved = moved + 1

print(moved, 'moved')`,
          },
          `
Each file knows when it was last changed, in seconds since 1970. **fromtimestamp** makes a date of that, and **strftime** writes the year and the month. The stroke between two parts of a path joins them; it has nothing to do with dividing. The line that Peter is proud of is the **if**: on most computers a file of the same name would be overwritten without a word.

One warning about the data. *Last changed* is not *taken*. If somebody has edited a photograph since, or a program has copied it carelessly, the date is that of the edit. Peter looked at twenty by hand before he trusted the rest.
`,
          {
            type: 'exercise',
            title: 'Sort a copy',
            task: `
Allow 75 minutes. Copy a folder with at least thirty files. Rename the copies with the first program, dry run first, and make it safe to run twice. Then sort them into months with the second. Put one photograph in twice under the same name, to see what happens.
`,
            criteria: [
              'The original folder was never touched',
              'In the dry run you found at least one name that would have been wrong',
              'A second run moves nothing and says so',
              'The number at the end agrees with what you count in the folders',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Spreadsheets and CSV',
    lessons: [
      {
        slug: 'a-list-of-what-it-could-not-understand',
        title: 'A list of what it could not understand',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
Export a spreadsheet as CSV and open it in a plain editor, not in the spreadsheet. There is no table. There are lines of text, with a separator between what used to be columns. Which separator, which decimal sign and which alphabet depend on the country and the program it came from, and most trouble with data at work lives in those three.
`,
          {
            type: 'table',
            caption: 'The same row, exported in Oslo and in Ohio',
            head: ['', 'Oslo', 'Ohio'],
            rows: [
              ['Line in the file', 'Tromsø;1200,50', 'Tromsø,1200.50'],
              ['Separator', 'semicolon', 'comma'],
              ['Decimal sign', 'comma', 'point'],
              ['Read with the wrong alphabet', 'TromsÃ¸', 'TromsÃ¸'],
            ],
          },
          `
The alphabet is called the *encoding*. If *Tromsø* arrives as *TromsÃ¸*, the file was written in UTF-8 and read as something older. Say **encoding='utf-8'**, and if Excel wrote the file, **'utf-8-sig'**, since it puts an invisible mark in front.

**csv.DictReader** gives you each line as a small table with the headings as names. A program that asks for *amount* goes on working when somebody inserts a column. One that asks for the third column does not, and does not say so.

## Never guess in silence

A cleaning program converts what it can, and reports the rest by line number so that a person can look. It doesn’t turn *n/a* into zero. Zero is a number, and somebody will add it up.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'check.py',
            code: `import csv

good = []
rejected = []

with open('march.csv', newline='', encoding='utf-8-sig') as file:
    for line, row in enumerate(csv.DictReader(file), start=2):
        try:
            row['amount'] = float(row['amount'])
            good.append(row)
        except ValueError:
            rejected.append(f'line {line}: {row["amount"]!r} is not a number')

print(len(good), 'good,', len(rejected), 'rejected')
for message in rejected:
    print(message)`,
          },
          `
**try** and **except** belong together: try this, and if it fails in the named way, do that instead. **enumerate** counts along, and it starts at 2, because the first line of the file holds the headings. So the number agrees with the one in your editor. The *r* behind the value has it printed in quotation marks, so you see the space that somebody typed after it.
`,
          {
            type: 'exercise',
            title: 'Spoil a table',
            task: `
Allow one hour. Export one sheet of yours twice with different settings and write down separator, decimal sign and encoding of each. Then make a *march.csv* with ten rows, among them *"1,200"* in quotation marks, *n/a* and an empty amount, and run the program. Last, let it accept a file with semicolons and decimal commas (**delimiter=';'** goes into the brackets of DictReader).
`,
            criteria: [
              'All three spoiled lines are reported, with the line numbers of your editor',
              'Good and rejected together are as many as the rows of the file',
              'A good line produces no output',
              'You can say why 1,200 was not turned into 1.2 or 1200 by itself',
            ],
          },
        ],
      },
      {
        slug: 'twelve-months-into-one-table',
        title: 'Twelve months into one table',
        minutes: 78,
        kind: 'exercise',
        body: [
          `
Monthly files never agree. In April somebody writes *Amount* with a capital letter, in June a column is added, and in September the dates turn American. Merging them is three small jobs in a row: **read** one file, **agree** on names and types, **append**. Give each a function and the program stays readable.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'merge.py',
            code: `import csv
from pathlib import Path

def read(path):
    with open(path, newline='', encoding='utf-8-sig') as file:
        return list(csv.DictReader(file))

def agreed(row, source):
    row = {name.strip().lower(): value.strip() for name, value in row.items()}
    return {'date': row['date'], 'amount': float(row['amount']), 'source': source}

table, rejects, seen = [], [], 0
for path in sorted(Path('months').glob('*.csv')):
    for line, row in enumerate(read(path), start=2):
        seen = seen + 1
        try:
            table.append(agreed(row, path.name))
        except (KeyError, ValueError) as problem:
            rejects.append(f'{path.name}, line {line}: {problem}')

with open('year.csv', 'w', newline='', encoding='utf-8') as file:
    writer = csv.DictWriter(file, ['date', 'amount', 'source'])
    writer.writeheader()
    writer.writerows(table)

assert seen == len(table) + len(rejects)
print(seen, 'rows seen,', len(table), 'in the table,', len(rejects), 'rejected')
print(*rejects, sep='; ')`,
          },
          `
Two lines are new. In **agreed**, the line with the curly brackets builds the row again with tidy names: without spaces at the ends, in small letters. And **KeyError** is what you get when a row has no *amount* at all, as in the month in which somebody called it *sum*.

## Which file did this come from?

Every row gets one more column, the file it was read from. It costs nothing. In November somebody will point at a number and ask, and you will know. Without it you would have to open twelve files.

## Count before you trust

The rows of the twelve files must be as many as the rows of the table plus the rejects. The program says so itself, in the line with **assert**, which stops it if the sum is wrong; you will hear more of this word soon. Nothing has vanished between two files, which is the fault that nobody sees in a table of nine hundred rows.

Dates are the last trap. *03/04* is March in Ohio and April in Oslo, and both files look fine. Do not let the program guess. Accept one form, *2026-04-03*, and reject the rest with their line numbers. Somebody who knows the file decides, once, for the whole file: **datetime.strptime(text, '%Y-%m-%d')** fails with a ValueError for everything else, so it fits into **agreed** in one line.
`,
          {
            type: 'exercise',
            title: 'Merge and count',
            task: `
Allow 75 minutes. Merge at least three monthly files from your work, or three spoiled copies of one: a capital heading, an added column, American dates. Add the check of dates. Delete *year.csv* and run it again; the result must be the same.
`,
            criteria: [
              'The count adds up, and you have broken it once to see the program stop',
              'Every row in the result names its file',
              'Ambiguous dates such as 03/04 are rejected and not guessed',
              'Three rows, chosen with a pin, agree with the original files',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Talking to web services',
    lessons: [
      {
        slug: 'a-record-that-grows-each-morning',
        title: 'A record that grows each morning',
        minutes: 78,
        kind: 'exercise',
        body: [
          `
A web service is a page for programs. You ask with an address, and what comes back is JSON: text in a form that Python turns into lists and tables with names. Many central banks and weather offices offer one without charge. Their conditions say how often you may ask and how they wish to be named. Read them; it takes three minutes.

Begin without the network. Save one answer as a file and find your way to the number in it. This one is made up, in the form that many services use.
`,
          {
            type: 'code',
            language: 'text',
            filename: 'answer.json',
            code: `{"base": "NOK", "date": "2026-03-09", "rates": {"EUR": 0.0876, "USD": 0.0951}}`,
          },
          {
            type: 'code',
            language: 'python',
            filename: 'rates.py',
            code: `import json
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ADDRESS = Path('answer.json').resolve().as_uri()
RECORD = Path('rates.csv')

def fetch(address):
    with urlopen(address, timeout=20) as answer:
        return json.load(answer)

def line_for(data):
    return f"{data['date']},{data['rates']['EUR']},{data['base']}"

try:
    line = line_for(fetch(ADDRESS))
except URLError as problem:
    raise SystemExit(f'No answer today: {problem.reason}')
except (KeyError, ValueError) as problem:
    raise SystemExit(f'The answer has another form than expected: {problem!r}')

lines = RECORD.read_text(encoding='utf-8').splitlines() if RECORD.exists() else []
if line in lines:
    print('Nothing new:', line)
else:
    with open(RECORD, 'a', encoding='utf-8') as file:
        print(line, file=file)
    print('Added:', line)`,
          },
          `
**ADDRESS** is for the moment your own file, written as an address; **urlopen** does not mind. When everything works, put the service’s address there, in quotation marks, and change **line_for** to the form of its answers. Those are the only two places.

## The bad mornings

Fetching is one line. What makes the program good is what it does when something is wrong.
`,
          {
            type: 'table',
            caption: 'Four mornings, and what should happen',
            head: ['What is wrong', 'What it does'],
            rows: [
              ['no network, or the service is down', 'says so in one sentence and stops'],
              ['it has run already today', 'adds nothing'],
              ['the form of the answer has changed', 'stops; a wrong number is worse than a gap'],
              ['a holiday, so there is no new rate', 'adds nothing, and the gap stays visible'],
            ],
          },
          `
**SystemExit** ends the program with a sentence and without a traceback, since the reader of the sentence may be a colleague. Notice what is not there: no attempt to go on with yesterday’s rate. I have seen a price list that was four months old because a program was so helpful.
`,
          {
            type: 'exercise',
            title: 'Five mornings',
            task: `
Allow 75 minutes, and then a minute on each of five days. Make it run with the stored answer. Then choose a service, note its conditions in a comment at the top, and let it fetch. On one of the five days run it twice; on another, switch off the network.
`,
            criteria: [
              'There is one line for each date on which the service gave a value',
              'Without a network one sentence appears and no traceback',
              'When you rename EUR in the stored answer, the program stops and says what it missed',
              'The conditions of the service, and the date you read them, stand in the file',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'When it goes wrong: errors, tests, logs',
    lessons: [
      {
        slug: 'tests-for-two-functions',
        title: 'Tests for the two functions that must not be wrong',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
You need not test everything. In each program there are one or two functions whose error would cost money or trust, and the rest you will notice. For those two, write down what you know to be true, and let Python check it each time.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'days.py',
            code: `def days_of_leave(first, last):
    return last - first

assert days_of_leave(3, 7) == 5, 'Monday to Friday are five days'
assert days_of_leave(3, 3) == 1, 'a single day is a day'`,
          },
          `
It stops at the first one: *AssertionError: Monday to Friday are five days*. From the third to the seventh there are four steps and five days. Off by one is the commonest error in the world; fences have it, with their posts, and so do hotel bills. Write **last - first + 1**, and the program says nothing at all, which is what a passed test sounds like.

For the values, go through five: an ordinary one, the smallest, the largest, the empty, and an absurd one. What should happen if *last* is before *first*? Returning −2 is an answer, and it will be added up somewhere. **raise ValueError('ends before it begins')** is a better one.

A test is a fact that you can check by hand. If you got the expected value by running the function, you have tested that it is itself.

## A log for the night

A program that runs at night has nobody to show its messages to. The **logging** module writes them to a file, with the time in front.
`,
          {
            type: 'code',
            language: 'python',
            filename: 'nightly.py',
            code: `import logging

logging.basicConfig(filename='merge.log', level=logging.INFO,
                    format='%(asctime)s %(levelname)s %(message)s')

amounts = ['120.50', 'n/a', '99']
total, rejected = 0, 0
logging.info('started, %d amounts', len(amounts))
for amount in amounts:
    try:
        total = total + float(amount)
    except ValueError:
        rejected = rejected + 1
        logging.warning('refused %r', amount)
logging.info('finished, total %.2f, refused %d', total, rejected)`,
          },
          `
One line when it starts, one for each thing it refused, one at the end with counts. Nothing else. A log that says everything is read by nobody.

And catch errors narrowly. **except ValueError** around the one line that converts is a decision. A bare **except** around the whole program is a blindfold. I once took one off that had been hiding a full disk for seven weeks.
`,
          {
            type: 'exercise',
            title: 'Assert what you know',
            task: `
Allow one hour. Repair **days_of_leave** and let it refuse the absurd. Then write five asserts for one function of yours. Give your monthly merge a log, let it meet a file that you have broken, and hand the log to a colleague without a word.
`,
            criteria: [
              'At least one of the five asserts failed at first, or failed when you broke the function on purpose',
              'Each expected value was worked out by hand',
              'From the log alone, your colleague can say what was refused and why',
              'There is no bare except, and the last line of every run has counts',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Three complete projects',
    lessons: [
      {
        slug: 'choose-three-of-nine',
        title: 'Choose three of nine',
        minutes: 363,
        kind: 'exercise',
        body: [
          `
You have all the parts. What is left is to put them together three times, without me.
`,
          {
            type: 'table',
            caption: 'The nine, and the lesson each leans on most',
            head: ['Project', 'What it does', 'Leans on'],
            rows: [
              ['Scans', 'renames and files scanned letters', 'Files'],
              ['Time sheets', 'merges them and finds gaps', 'CSV'],
              ['Price lists', 'says what changed between two', 'CSV, loops'],
              ['Duplicates', 'lists photographs that are there twice', 'Files'],
              ['Mailing list', 'finds missing and doubled addresses', 'CSV'],
              ['Contracts', 'warns of those that run out', 'Decisions, dates'],
              ['Rates', 'keeps a record and a monthly mean', 'Web services'],
              ['Rota', 'spreads shifts and shows who has most', 'Lists, functions'],
              ['Your own', 'the chore that brought you here', 'you will see'],
            ],
          },
          `
The ninth should be one of your three. Before you type anything, write half a page for each: what goes in, what comes out, what may go wrong, and how long it takes by hand now. Measure that last figure with a watch. A chore of four minutes a month will not repay a weekend. A chore of four minutes a day repays it within the year: at 220 working days it comes to 880 minutes, which is more than fourteen hours.

## Finished

Finished means that somebody else has run it without you in the room. Three things make that possible.

**The top of the file.** What will change, such as folders, rates and limits, stands there under names that explain themselves, in capitals, as *ADDRESS* did. Nobody should have to read on.

**An example.** In the folder lies a small set of files to try it on, with the result that it should give. Your colleague runs that first, sees the same, and is no longer afraid.

**One page.** What it does, in two sentences. How to start it. What it needs. What it never touches. What to do when it stops, and whom to ask. Here is the beginning of Peter’s: *Sorts the photographs in “photos” into folders by month. Start it with F5. It moves files and never changes or deletes one. If it says “already there”, look at both files; it has left them alone.*

Write the page last, and give it to the person who will have your desk.
`,
          {
            type: 'exercise',
            title: 'Three projects, one handed over',
            task: `
Allow six hours, two for each, over as many days as you like. Write the three half pages and show one to the person who does the chore. Build the three. Then give one folder to a colleague, sit behind them, and say nothing for twenty minutes.
`,
            criteria: [
              'Each half page names two things that may go wrong, and the program does something sensible about both',
              'Each program was dry first if it moves or changes files, and can be run twice',
              'Your colleague ran it on the example and then on their own files',
              'Each question that they asked is now answered on the page',
              'You compared the time by hand with the time now, both by the watch',
            ],
          },
        ],
      },
    ],
  },
]
