import { describe, expect, it } from 'vitest';
import { type CannedReplies, cannedReply } from './aiMessages.ts';

const replies: CannedReplies = {
  topics: [
    { id: 'career', keywords: ['career'], reply: 'About careers.' },
    { id: 'change', keywords: ['career change', 'switch'], reply: 'About changing.' },
    { id: 'resume', keywords: ['resume', 'cv'], reply: 'About resumes.' },
    { id: 'stuck', keywords: ["don't know"], reply: 'About not knowing.' },
    { id: 'code', keywords: ['c++'], reply: 'About programming.' },
  ],
  fallback: 'Tell me more.',
};

const ask = (question: string) => cannedReply(question, replies);

describe('cannedReply', () => {
  it('answers the topic a keyword names, whatever its case, accents or punctuation', () => {
    expect(ask('Can you read my RÉSUMÉ?')).toBe('About resumes.');
    expect(ask('“CV”: one page or two')).toBe('About resumes.');
  });

  it('matches whole words only', () => {
    expect(ask('Is a CVS pharmacy a good place to work?')).toBe('Tell me more.');
  });

  it('prefers the topic that covers more words', () => {
    expect(ask('How do I plan a career change?')).toBe('About changing.');
  });

  it('takes the first topic between equals', () => {
    expect(ask('Is my career over if I switch?')).toBe('About careers.');
  });

  it('understands straight, curled and missing apostrophes', () => {
    expect(ask("I don't know")).toBe('About not knowing.');
    expect(ask('I don’t know')).toBe('About not knowing.');
    expect(ask('dont know')).toBe('About not knowing.');
  });

  it('keeps signs that belong to a name', () => {
    expect(ask('Should I learn C++?')).toBe('About programming.');
    expect(ask('Should I learn C?')).toBe('Tell me more.');
  });

  it('falls back when no keyword fits, and for a blank question', () => {
    expect(ask('What is the weather like?')).toBe('Tell me more.');
    expect(ask('   ')).toBe('Tell me more.');
    expect(ask('???')).toBe('Tell me more.');
  });

  it('ignores a keyword without letters', () => {
    const topics = [{ id: 'empty', keywords: ['', '!'], reply: 'Wrong.' }];
    expect(cannedReply('Anything', { topics, fallback: 'Right.' })).toBe('Right.');
  });
});
