import type {SectionSeed} from './types.ts'

export const pythonForEverydayWorkOutline: SectionSeed[] = [
  {
    title: 'A first program, and what just happened',
    lessons: [
      {
        slug: 'six-lines-and-a-price-list',
        title: 'Six lines and a price list',
        minutes: 20,
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
            task: 'Change the program for something from your own work: four products, rooms or people with a number each, and something to multiply or divide by. Before each run, write down the lines you expect.',
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
        minutes: 22,
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
            task: 'Spoil your own program in ten ways, one at a time, and repair it after each. For every error write the last line of the message and what it means in your words. One of the ten should give no message and a wrong result.',
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
        minutes: 22,
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
            task: 'Start the two columns, with a third for how sure you were. Enter the three programs above. Then write three more of at most five lines yourself, predict them, and run them. If you can, swap with somebody: each writes a program that the other will get wrong.',
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
        minutes: 48,
        kind: 'exercise',
        body: [
          `
A program becomes useful when it asks. **input** waits for the keyboard and gives you a text, always a text, even if somebody typed a number. **float** turns it into a number, or complains.
`,
          {
            type: 'code',
            language: 'python',
            code: `name = input('Who is the invoice for? ')
hours = float(input('Hours worked? '))
amount = hours * 62
print(f'{name}: {amount:.2f}')`,
          },
          {
            type: 'exercise',
            title: 'Three ways to answer',
            task: 'Type it and answer the second question with 6.5, then with 6,5 and then with nothing. Predict each. Then let it replace a comma by a point before it converts.',
            criteria: [
              '6.5 and 6,5 both give 403.00',
              'You can say which of the two functions complained about the empty answer',
            ],
          },
        ],
      },
      {
        slug: 'if-and-the-order-of-rules',
        title: 'If, and the order of rules',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
A town office pays bills up to 250 at once, needs a signature up to 1,000 and an approval above. As a chain of **if**, **elif** and **else**, Python takes the first condition that holds and skips the others. So order is part of the meaning: put *amount > 250* first and nothing will ever be approved.
`,
          {
            type: 'exercise',
            title: 'A rule from your work',
            task: 'Write a rule with three outcomes that somebody at work applies in their head: postage, discount, opening hours. Try every border with the values just below, on and above it.',
            criteria: [
              'You tested at least six values and predicted each',
              'You asked the person who applies the rule what happens exactly at the border',
              'One of your first conditions stood in the wrong place',
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
        slug: 'the-end-of-copy-and-paste',
        title: 'The end of copy and paste',
        minutes: 54,
        kind: 'exercise',
        body: [
          `
When you have written the same line three times with one word changed, you have a list and a loop, and do not know it yet. Put what changes into square brackets and what stays into the loop.

A choir I sing in sends forty-one reminders, in which only the name and the amount differ. The list holds pairs, and the loop takes each pair apart: *for name, amount in owing*.
`,
          {
            type: 'exercise',
            title: 'Forty-one reminders',
            task: 'Take a text that you send to several people and let a loop print it for five of them. Those who owe nothing must not appear.',
            criteria: [
              'The text stands in the program once',
              'A sixth person takes one new line',
              'You predicted what an empty list would print, and were right',
            ],
          },
        ],
      },
      {
        slug: 'a-loop-that-collects',
        title: 'A loop that collects',
        minutes: 58,
        kind: 'quiz',
        body: [
          `
Most loops at work collect: a sum, a longest, a list of what was odd. All have the same three parts. Before the loop, something empty. In it, one line that adds. After it, the result. Never take things out of a list while walking through it. Collect what you want to keep in a new one.

Task: from a list of sick days, collect the total, the longest absence and everyone above ten.
`,
          {
            type: 'quiz',
            question: 'total = 0 stands inside the loop by mistake. What does the program print at the end?',
            answers: [
              {
                text: 'Nothing',
                explanation: 'The last line still runs, so something is printed.',
              },
              {
                text: 'Only the last value',
                right: true,
                explanation: 'Each round begins again at zero and adds one value.',
              },
              {
                text: 'An error message',
                explanation: 'If only. It is a silent error.',
              },
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
        minutes: 50,
        kind: 'exercise',
        body: [
          `
A function is a piece of work with a name, like *the usual* in a café. You say what goes in, and it gives something back.
`,
          {
            type: 'code',
            language: 'python',
            code: `def with_tax(net, percent=25):
    return round(net * (1 + percent / 100), 2)

print(with_tax(80), with_tax(80, 15))`,
          },
          `
It prints 100.0 and 92.0. The 25 is used when nobody says otherwise.
`,
          {
            type: 'exercise',
            title: 'Cut your longest program up',
            task: 'Find a calculation in an earlier program and give it a name. Then delete the old lines and call it.',
            criteria: [
              'The name says what comes back, without “do” or “process”',
              'It uses nothing that was not handed in',
              'The program prints exactly what it printed before',
            ],
          },
        ],
      },
      {
        slug: 'print-is-not-return',
        title: 'Printing is not giving back',
        minutes: 54,
        kind: 'exercise',
        body: [
          `
This is the misunderstanding that cost me most. A function that prints its result has shown it to you, and forgotten it. A function that returns it has handed it to the program, which can add it, store it or print it later. If you write *total = show_price(3)* and show_price only prints, then total is **None**, Python’s word for nothing, and the error turns up ten lines below.

Rule of the house: functions calculate and return, and the last lines of the program print.
`,
          {
            type: 'exercise',
            title: 'Find the None',
            task: 'Write a function that prints a sum, and call it inside an addition. Read the message from the bottom, translate it, and repair the function.',
            criteria: [
              'Your translation names the thing that was None',
              'All prints now stand at the end of the file',
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
        title: 'Renaming four hundred files without fear',
        minutes: 52,
        kind: 'exercise',
        body: [
          `
The line that does the damage stays switched off, behind a #, until you have read what it would do.
`,
          {
            type: 'code',
            language: 'python',
            code: `from pathlib import Path

for photo in sorted(Path('photos').glob('*.jpg')):
    new = f'2026-03-{photo.stem}.jpg'
    print(photo.name, '->', new)
    # photo.rename(photo.with_name(new))`,
          },
          {
            type: 'exercise',
            title: 'A dry run',
            task: 'Copy a folder and work on the copy. Run it dry, read every line, then remove the # and run it once. What would a second run do?',
            criteria: [
              'The original folder was never touched',
              'You found one file whose new name would have been wrong',
              'A second run does no harm, or you know why it would',
            ],
          },
        ],
      },
      {
        slug: 'a-folder-sorted-by-date',
        title: 'A folder sorted by date',
        minutes: 56,
        kind: 'exercise',
        body: [
          `
Peter, an office manager of fifty-four, sorts the site photographs of a surveying practice into folders named by year and month. His program asks each file when it was last changed (**photo.stat().st_mtime**, which counts seconds since 1970), turns it into a date with **datetime.fromtimestamp**, makes the folder if it is missing and moves the file.

It runs every evening. The only line he is proud of is the one that does nothing if a file of that name is already there.
`,
          {
            type: 'exercise',
            title: 'Sort a copy',
            task: 'Build it in that order, printing at each step before anything moves. Put the same photograph in twice.',
            criteria: [
              'No file is ever overwritten',
              'It can be run again at once and then moves nothing',
              'It ends by saying how many files it moved',
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
        slug: 'what-a-csv-really-is',
        title: 'What a CSV file really is',
        minutes: 40,
        kind: 'reading',
        body: [
          `
Open one in a plain editor: lines of text, with a separator between the columns. Which separator, which decimal sign and which alphabet (the *encoding*) depend on the country and program it came from. Most trouble at work lives in these three. If Tromsø arrives as TromsÃ¸, the file was written in UTF-8 and read as something older.

**csv.DictReader** gives you every line as a small table with the headings as names, so a program that asks for the amount goes on working when somebody inserts a column.

Task: export the same sheet twice, with different settings, and compare the two files in the editor. Note the separator, decimal sign and encoding of each. Then read both with Python and print the first line in the same form.
`,
        ],
      },
      {
        slug: 'a-list-of-what-it-could-not-understand',
        title: 'A list of what it could not understand',
        minutes: 44,
        kind: 'exercise',
        body: [
          `
A good cleaning program never guesses in silence. It converts what it can and reports the rest by line number, so that a person can look.
`,
          {
            type: 'code',
            language: 'python',
            code: `import csv

with open('march.csv', newline='', encoding='utf-8') as file:
    for line, row in enumerate(csv.DictReader(file), start=2):
        try:
            float(row['amount'])
        except ValueError:
            print(f'line {line}: {row["amount"]!r} is not a number')`,
          },
          {
            type: 'exercise',
            title: 'Spoil a table',
            task: 'Make a file with 1,200 and n/a among the amounts, and run it. Why start=2?',
            criteria: [
              'Both lines are reported',
              'The line numbers agree with your editor',
              'A good line produces no output',
            ],
          },
        ],
      },
      {
        slug: 'twelve-months-into-one-table',
        title: 'Twelve months into one table',
        minutes: 42,
        kind: 'exercise',
        body: [
          `
Monthly files never agree. In April somebody writes *Amount* with a capital letter, in June a column is added, and in September the dates turn American. Merging is therefore three small functions in a row: **read** one file, **agree** on names and types, **append**. Each row gets one more column, the file it came from. In November you will be asked, and you will know.

Before you trust the result, count: the rows of the twelve files must add up to the rows of the table plus those in the list of rejects.
`,
          {
            type: 'exercise',
            title: 'Merge and count',
            task: 'Merge at least three files from your work, or spoil copies of one.',
            criteria: [
              'The count adds up, and the program says so itself',
              'Every row names its file',
              'Ambiguous dates such as 03/04 are rejected, not guessed',
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
        slug: 'asking-a-server-a-question',
        title: 'Asking a server a question',
        minutes: 45,
        kind: 'reading',
        body: [
          `
A web service is a page for programs. You ask with an address, and the answer comes as JSON, which Python turns into lists and tables with names.
`,
          {
            type: 'code',
            language: 'python',
            code: `import json

answer = '{"base": "NOK", "rates": {"EUR": 0.0876, "USD": 0.0951}}'
data = json.loads(answer)
print(1000 * data['rates']['EUR'])`,
          },
          `
It prints 87.6. Always begin like this, with a stored answer, and find your way to the number before you fetch anything. Then look up a service that your country’s central bank or weather office offers, read its conditions of use, save one answer as a file and dig out a single value.
`,
        ],
      },
      {
        slug: 'a-record-that-grows-each-morning',
        title: 'A record that grows each morning',
        minutes: 49,
        kind: 'exercise',
        body: [
          `
Fetching is one line. What makes the program good is what it does on the bad mornings. The network is down: say so in one sentence and try tomorrow. The service answers with an error: keep its words. It has run already today: add nothing. The format has changed: stop, since a wrong number in the record is worse than a gap.

Let it append one line a day to a file: date, value, source.
`,
          {
            type: 'exercise',
            title: 'Five mornings',
            task: 'Run it on five days, and on one of them twice. Switch off the network once.',
            criteria: [
              'One line for each day on which there was a network',
              'No traceback for a missing network, only a sentence',
              'The gap is visible as a gap',
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
        minutes: 42,
        kind: 'exercise',
        body: [
          `
You need not test everything. In each program there are one or two functions whose error would cost money or trust. For those, write down what you know to be true.
`,
          {
            type: 'code',
            language: 'python',
            code: `def working_days(first, last):
    return last - first

assert working_days(3, 3) == 1`,
          },
          `
It stops with *AssertionError*: from the third to the third is one day and not none. Off by one is the commonest error there is.
`,
          {
            type: 'exercise',
            title: 'Assert what you know',
            task: 'Repair the function and write five asserts for one of yours: ordinary, smallest, largest, empty, absurd.',
            criteria: ['One of the five failed at first', 'Each is a fact you can check by hand'],
          },
        ],
      },
      {
        slug: 'a-log-you-will-be-glad-of',
        title: 'A log you will be glad of',
        minutes: 44,
        kind: 'exercise',
        body: [
          `
A program that runs at night has nobody to show its messages to. The **logging** module writes them to a file with the time in front. Write one line when it starts, one for each thing it refused, one at the end with counts. Nothing else: a log that says everything is read by nobody.

And catch errors narrowly. *except ValueError* around the one line that converts is a decision. A bare *except* around the whole program is a blindfold. I once found one that had been hiding a full disk for seven weeks.
`,
          {
            type: 'exercise',
            title: 'Read it after a week',
            task: 'Give your monthly merge a log and let it meet a broken file.',
            criteria: [
              'From the log alone a colleague can say what was rejected and why',
              'There is no bare except',
              'The last line of each run has counts',
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
        minutes: 24,
        kind: 'reading',
        body: [
          `
Rename and file scans. Merge time sheets. Compare two price lists. Find duplicate photographs. Check a mailing list. Warn of contracts that run out. Keep a record of exchange rates. Build a rota. Or the ninth, the chore that brought you here, which should be one of your three.

Before you type, write half a page for each: what goes in, what comes out, what may go wrong, and how long it takes by hand now. Measure that last figure with a watch. A chore of four minutes a month will not repay a weekend, and a chore of four minutes a day repays it within the year: at 220 days that is more than fourteen hours.

Task: write the three half pages, and show one to the person who does the chore.
`,
        ],
      },
      {
        slug: 'a-program-a-colleague-can-run',
        title: 'A program a colleague can run next year',
        minutes: 44,
        kind: 'exercise',
        body: [
          `
Finished means that somebody else has run it without you in the room. That takes a folder with the program, a small example to try it on, and one page: what it does, how to start it, what it needs, what it never touches, and what to do when it stops. At the top of the file stand the things that will change, such as folders and rates, under names that explain themselves.
`,
          {
            type: 'exercise',
            title: 'Hand it over',
            task: 'Give the folder to a colleague. Sit behind them and say nothing for twenty minutes.',
            criteria: [
              'They ran it on the example, then on their own files',
              'Each question they asked is now answered on the page',
              'You changed one thing because of where they hesitated',
            ],
          },
        ],
      },
    ],
  },
]
