import { expect, test } from 'bun:test'
import { assessment as words } from '#src/words/en.ts'
import { placeToResume, questionNumbers } from './resume.ts'

const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const answered =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)

test('a tab goes on at the question that it showed', () => {
  expect(placeToResume(questions, answered('a'), 'd')).toBe(3)
})

test('another device goes on after the last answer', () => {
  expect(placeToResume(questions, answered(), null)).toBe(0)
  expect(placeToResume(questions, answered('a', 'b'), null)).toBe(2)
  expect(placeToResume(questions, answered('a', 'c'), null)).toBe(3)
})

test('after an answer to the last question it goes to one that was left out, else it stays', () => {
  expect(placeToResume(questions, answered('a', 'd'), null)).toBe(1)
  expect(placeToResume(questions, answered('a', 'b', 'c', 'd'), null)).toBe(3)
})

test('a question that is not there any more is no place to go', () => {
  expect(placeToResume(questions, answered('a'), 'gone')).toBe(1)
})

test('questions are named by their numbers', () => {
  expect([[1], [1, 4], [0, 1, 4]].map((places) => questionNumbers(places, words))).toEqual([
    'question 2',
    'questions 2 and 5',
    'questions 1, 2 and 5',
  ])
  expect(questionNumbers([0, 1, 2, 3], words)).toBe('questions 1 to 4')
  expect(questionNumbers([1, 4, 5, 6, 9, 10], words)).toBe('questions 2, 5 to 7, 10 and 11')
})
