import type {SectionSeed} from '../types.ts'

export const questions: SectionSeed = {
  title: 'Questions, silence and video',
  lessons: [
    {
      slug: 'the-question-that-is-meant-to-hurt',
      title: 'The question that is meant to hurt',
      minutes: 24,
      kind: 'reading',
      body: [
        `
The director of a swimming pool had presented the new opening hours to a hundred and forty members. The third to speak was a man with a folder. *Isn’t it true*, he said, *that you decided all this months ago and are wasting our evening?* She had four possibilities: deny it, explain the process, ask him to be polite, or answer him. Decide before you go on, and decide in actual words.

She said: *You’d like to know whether anything you say tonight can still change it. The hours on weekdays are fixed, because of the schools. The hours at weekends are open until the twentieth, and I’ll be writing down what I hear.* Then she looked at somebody else. The man sat down. It was, he told her later, the first answer he had been given in a year.

## Listen for the question inside

A hostile question has a real one inside it, more often than not. It comes wrapped in a reproach because the person has asked it politely before and got nowhere. If you answer the wrapping, you get a fight. Answer what is inside, and the fight has nothing to be about.

It takes four steps, and none of them needs a quick wit.

1. **Let them finish, and wait a full breath.** The pause tells the room that you are thinking. A quick answer to a sharp question sounds like a defense, even when it is right.
2. **Say the question inside, in neutral words.** *You’d like to know whether…* Do not repeat the sharp words. *No, we’re not wasting your evening* has put *wasting your evening* into everybody’s ear for the second time, in your voice.
3. **Answer in one sentence, then give one proof.** The sentence comes first. If it is *no*, say *no*.
4. **Stop, and look at somebody else.** If you keep your eyes on the asker, you invite a second round.

Miriam’s finance director asked: *So we spend thirty-two thousand to gain six. Is that what you call a business case?* She breathed. *You’d like to know why it’s worth doing if the money is close. On money alone I wouldn’t ask you. I’m asking because on more than half of the mornings the first customers of three shops find nothing, and I can’t tell you yet what it costs us when they stop coming. The six months would tell us that.* And she looked at the owner.
`,
        {
          type: 'table',
          caption: 'Five kinds of difficult question',
          head: ['What comes', 'Example', 'What you say'],
          rows: [
            [
              'A reproach with a question inside',
              '“Why wasn’t anybody asked?”',
              'The question inside, then the answer: “Who was asked: eleven managers, in January. Customers were not, and that was a mistake.”',
            ],
            [
              'A false premise',
              '“Since your last project failed, why …”',
              'Correct it once, briefly, then answer: “It was stopped for lack of staff. As to this one: …”',
            ],
            [
              'A forced choice',
              '“Is it incompetence or lack of interest?”',
              '“Neither. It was an error in the schedule, and it’s corrected.”',
            ],
            [
              'A speech without a question',
              'Three minutes on the city council',
              'Wait for breath, take one point: “You said parking is the real problem. For this plan it matters on Saturdays, and there we …”',
            ],
            [
              'One you cannot answer',
              '“What will it cost in Denmark?”',
              '“I don’t know. I’ll write to you by Thursday.” And write by Wednesday.',
            ],
          ],
        },
        `
The last row is the one that people fear and need not. *I don’t know* costs you nothing if it is rare and followed by a date. It makes the rest of what you said worth more, because one now knows what it sounds like when you don’t know.

## When they are right

Sometimes the sharp question has found a real hole. Then step two is easy, and step three is: *You’re right. I hadn’t seen that.* Say what it changes. In that moment the room decides the second of its two questions, whether to believe you, and you have just given it the best evidence it will get all day.

And when somebody is merely abusive? Then there is no question inside, and you owe no answer. *I don’t think that’s a question I can answer. Who’s next?* It may be said kindly. Most rooms will be on your side, since they are afraid of that person too.

## Prepare ten

Write down the ten questions you least want to be asked. Not the ten likeliest. For each, write the question inside and one sentence. Of the ten, two will come, in other words. The remaining eight have done their work as well: you no longer fear them, and the room can tell.
`,
        {
          type: 'exercise',
          title: 'Ten questions, and two minutes on one thing: the silence',
          task: 'Write the ten on cards, with the question inside and your sentence on the back. Give the pack to somebody who enjoys being unpleasant, and let them ask four of them, in a tone of their own. Record it. Watch for one thing only: how long is it silent between the end of the question and your first word? In ordinary conversation the gap is about a fifth of a second. Aim for two whole ones.',
          criteria: [
            'At least three of the ten are about the weak spot from lesson 6',
            'No answer repeats a loaded word of the question',
            'Each answer begins with the sentence and not with the history',
            'Your silences were two seconds long at least, and one of your answers was “I don’t know, I’ll write to you by …”',
          ],
        },
        {
          type: 'quiz',
          question:
            'You present a new shift plan. A nurse says: “So we’re supposed to pay for the fact that you people upstairs can’t plan?” What is a good beginning for the answer?',
          answers: [
            {
              text: '“Nobody upstairs is making you pay for anything.”',
              explanation:
                'It repeats the reproach, in your voice, and can only be followed by an argument about who is to blame.',
            },
            {
              text: '“You’d like to know what the plan takes from you, and why it’s you. It takes one weekend in six more than now. It’s your ward because …”',
              right: true,
              explanation:
                'The question inside, in neutral words, then the answer including its unpleasant part. She may still be angry, and she has been heard.',
            },
            {
              text: '“That’s a very good question, thank you.”',
              explanation:
                'She will know that it isn’t how you felt about it. The phrase buys two seconds and costs the belief in the rest. Silence is cheaper.',
            },
            {
              text: '“I understand your frustration, but let’s stay constructive.”',
              explanation:
                'The understanding is taken back by the *but*, and she has been told how to behave. Her question is still there.',
            },
          ],
        },
      ],
    },
    {
      slug: 'the-silent-room',
      title: 'The silent room',
      minutes: 18,
      kind: 'reading',
      body: [
        `
Sixty planners, a good talk, as I thought, and at its end I said: *Any questions?* Nothing. I counted to two, as I know from the recording, and said: *Well, if there are none, then thank you.* At the coffee machine I was asked four excellent questions within five minutes.

What would you have done in those two seconds? I have since tried most of the possibilities, and the ones that work all rest on the same observation: a silent room is rarely an empty one.

## Why nobody speaks

It takes time to have a question. People have been listening, which is a different activity, and you have now asked them to look back, find a gap, put it into words and judge whether it is stupid. In the 1970s the educator Mary Budd Rowe timed what teachers do after asking something. They waited for about one second. When she got them to wait for three, the answers became several times longer, more pupils spoke, and more of them asked something of their own accord.

Then there is the price. The first to speak takes a risk, and the rest are waiting to see what happens to them. And *any questions?* can be answered truthfully by *no*, by everybody, in silence.

## Six ways to open a room

1. **Wait.** Count to seven, slowly, with a friendly face and still feet. It is long. Somebody will find it longer than you do, and speak.
2. **Ask what cannot be answered by no.** *What would have to be true before you’d try this?* Or: *Which of the three is the one you doubt most?*
3. **Let them write first.** *Take half a minute and write down the one thing you’d want to know before deciding.* Then ask for a few. Whoever has a question on paper need only read it out.
4. **Let them speak to each other first.** Two minutes with a neighbor, and the risk is shared. The question is now *ours*. In rooms above thirty nothing works better.
5. **Ask one person, whom you have asked before.** *Helen, you run the shop at the station; what did I get wrong?* Agree on it with Helen the day before. Never do it to somebody who has not been warned.
6. **Ask it yourself.** *What I’m usually asked at this point is whether the bakers couldn’t start earlier.* Then answer, briefly, with the card that you took out. The second question generally comes from the room.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'Silence during the talk',
          text: 'People who concentrate look grim. If you doubt it, watch an audience at a good film. Do not read a still face as a verdict, and above all do not begin to speed up because of it. If you must know, ask something small that takes a hand: “Who has had this happen to them?” Put up your own hand as you ask.',
        },
        `
## After you have asked for something

There is one silence that you must not open. When you have given your ending, when you have said *I’m asking for your yes today*, the next words belong to them. It may take ten seconds. In these ten seconds people look at each other and find out whether they agree. Speakers who cannot bear it begin to bargain against themselves: *or of course we could start with three months*. I have seen it cost a department half of its budget, in one breath, while the chairwoman was drawing in air to say yes.

Miriam stood for nine seconds. Then the owner said, to the finance director: *Six months, then it goes back. You heard her.*
`,
        {
          type: 'exercise',
          title: 'Seven seconds',
          task: 'In three ordinary conversations this week, ask a real question and then count to seven before you add anything. Note who spoke and what they said. For your own talk, choose two of the six ways, write the exact words on a card, and warn your Helen if you choose the fifth.',
          criteria: [
            'You counted, and did not soften the question by explaining it',
            'At least one of the three people said something you would not have heard after two seconds',
            'Your question for the room cannot be answered by “no”',
            'You have decided who speaks first after your ending, and it is not you',
          ],
        },
        {
          type: 'quiz',
          question:
            'Ninety people, a lecture on tenants’ rights, and half an hour for questions. You expect that many have a question which is too personal to ask in public. What would you do?',
          answers: [
            {
              text: 'Ask “Any questions?”, and wait for as long as it takes',
              explanation:
                'Waiting helps people who are searching for words. These have the words and are afraid of the price, which does not fall with time.',
            },
            {
              text: 'Hand out cards, let everyone write one question without a name, collect them and answer the most frequent',
              right: true,
              explanation:
                'Writing removes the risk, and the pile shows you what the room is really thinking about.',
            },
            {
              text: 'Begin yourself: “What I’m most often asked afterward, at the door, is what to do about a deposit that doesn’t come back.”',
              right: true,
              explanation:
                'It shows that such questions are asked by others too, and that they get a useful answer.',
            },
            {
              text: 'Address a friendly face in the third row and ask for her experience',
              explanation:
                'Unprepared, on a subject such as this, it exposes somebody. Ask only people with whom you have agreed on it.',
            },
          ],
        },
      ],
    },
    {
      slug: 'nine-cameras-switched-off',
      title: 'Nine cameras, switched off',
      minutes: 25,
      kind: 'reading',
      body: [
        `
A travel agency with four offices holds its monthly meeting by video. The head of training had fifteen minutes there for a new booking form, and behind nine black rectangles were nine people with email. She could insist on cameras, speak to the rectangles as if they were a room, or change the talk. She was in a position to insist. What would you have done?

She changed the talk. A camera that is switched on by order shows you a person reading email.

## What is missing

In a room you get a thousand small answers: a nod, a chair that creaks, a frown at card three. On a call you get none, and worse, the answers that you do get arrive late. In conversation people take turns with gaps of about a fifth of a second, as Tanya Stivers and her colleagues measured in ten languages in 2009. A connection easily adds more than that. In 2014 a group in Berlin around Katrin Schoenenberg found that people on a delayed line tended to judge *the other person* as less attentive, without noticing the delay. So you will feel that they are cold, and they will feel the same about you, and all of you will be blaming the wrong thing.

There are two remedies: send more, and ask for more.

## Send more
`,
        {
          type: 'figure',
          name: 'presentations-camera',
          alt: 'Two people at a laptop, seen from the side. On the left the laptop stands low, the window is behind the person and the line of sight goes down. On the right the laptop stands on books, the window is in front of the person and the line of sight is level.',
          caption:
            'Three books, and a chair turned around. It costs nothing and is half of what people call presence.',
        },
        `
- **Camera at the height of your eyes,** and an arm’s length away. From below you look at people as one looks into a pram.
- **Light from the front.** Sit facing the window. With the window behind you, you are a witness in a crime program.
- **A microphone near your mouth.** People forgive a poor picture. Poor sound is tiring, and tired people leave.
- **Look into the lens for your first sentence and your last three.** In between you may look at faces, if there are any; move their window up to just below the camera.
- **Stop sharing when there is nothing to see.** It is the black slide of video. Your face becomes large again, and something has happened on their screen.
- **Letters twice as large.** Somebody is watching on a telephone. Somebody always is.

## Ask for more

Without small answers you need large ones. Plan an act for the listeners every three minutes, written on your cards like everything else, and make it easy: *Type the number of the last form you cursed.* *Put a 1 in the chat if you’d try it on Monday, a 2 if you wouldn’t.* *Bojan, you’re first: what does the customer see now?* And warn Bojan beforehand.

The head of training asked nine people to open the form while she was speaking, to enter a fictitious trip to Porto, and to type into the chat the field where they got stuck. It took four minutes. Seven of the nine wrote *7b*. In the old version of her talk 7b had been mentioned on slide fourteen, as *self-explanatory*.

Wait longer, too. After a question on a call, count to ten. They have to find the button.

## Half in the room, half on the screen

It is the hardest form, because the room is always louder than the screen. Give the people on the screen the first question, every time. Ask one person in the room to be their voice, who watches the chat and may interrupt you. And address your first sentence to the camera. The room will forgive it, since it can see you anyway.

## When it is over

Do not ask anyone whether it was good. They will say yes. Ask two people on the following day: *what would you say it was about?* Put their answers next to your sentence from lesson 2, and then look at whether what you asked for has been done. Those are the only marks that count. Write down one thing to keep and one to change, and close the folder.

Miriam’s van ran from March. In September there was a meeting of half an hour, with two charts and three people who knew what they wanted to see. It needed no presentation. I count that as a success too.
`,
        {
          type: 'exercise',
          title: 'A call with yourself, and then the day',
          task: 'Set up your camera as on the right of the drawing and record two minutes of your talk in a call with nobody in it. Look at one thing: where are your eyes in the first sentence? Rewrite three of your cards for video, with an act for the listeners on each. Then hold your real presentation, wherever it takes place, and ask two people the question on the next day.',
          criteria: [
            'In the first sentence you look into the lens, and your eyes are in the upper half of the picture',
            'Each act takes the listeners less than thirty seconds and cannot be done while reading email',
            'You held it, on the date from lesson 1 or another',
            'Two people have told you what it was about, and you compared their words with your sentence',
            'You noted one thing to keep and one to change',
          ],
        },
        {
          type: 'quiz',
          question:
            'You present on a call and have just asked a question. After five seconds nobody has answered. Which explanations should you consider before you conclude that nobody cares?',
          answers: [
            {
              text: 'The question reached them late, and they are looking for the microphone button',
              right: true,
              explanation:
                'Delay and button easily take three of the five seconds. This is why one counts to ten on a call.',
            },
            {
              text: 'Two people began at once, heard each other, and are both waiting',
              right: true,
              explanation:
                'It happens all the time where turns cannot be negotiated by a glance. Calling on someone you have warned prevents it.',
            },
            {
              text: 'The question could be answered by “no”, and nine people have silently answered it',
              right: true,
              explanation:
                '*Does that make sense to everybody?* invites this. Ask for something that has to be typed.',
            },
            {
              text: 'They can see that you are nervous and do not want to embarrass you',
              explanation:
                'On a small picture they see even less of it than in a room, and it shows less there than you think.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A friend has three days until a talk of ten minutes and asks you for help. She has twenty-six slides and no sentence. What do you do with her this evening?',
          answers: [
            {
              text: 'Go through the slides and cut them down to ten',
              explanation:
                'Without the sentence you would be cutting by taste. She would have ten slides, and still no idea what should happen afterward.',
            },
            {
              text: 'Close the laptop and ask what should be different after the ten minutes, until she can say it in one breath',
              right: true,
              explanation:
                'Everything else is decided by it: the order, the cards, the ending, and which of the twenty-six she still needs.',
            },
            {
              text: 'Let her give the talk once, without slides, and ask her the questions your face is asking anyway',
              right: true,
              explanation:
                'It is a first pass, and it finds the chain quicker than any discussion. Bring cards.',
            },
            {
              text: 'Practice her gestures, since time is short and delivery is what people remember',
              explanation:
                'Hands find their place once somebody knows what she wants. Working on them first gives her one more thing to watch on the day.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Which of these would have told Miriam that her presentation had been a failure?',
          answers: [
            {
              text: 'The board said that it had been an excellent presentation and put off the decision',
              right: true,
              explanation:
                'Praise is what you get in place of a decision. The sentence was that they would let her lease the van.',
            },
            {
              text: 'The finance director asked two sharp questions',
              explanation:
                'Sharp questions are asked by people who are thinking of saying yes and would like to be certain.',
            },
            {
              text: 'She lost her thread once and skipped card four',
              explanation:
                'Nobody knew that there was a card four. It was asked about later, and by then she had the answer ready.',
            },
            {
              text: 'Next day the owner describes it to his wife as “something about traffic”',
              right: true,
              explanation:
                'Then the shelves did not arrive, even if the van did, and in September he will not know what to look at. It is the reason for asking two people what it was about.',
            },
          ],
        },
      ],
    },
  ],
}
