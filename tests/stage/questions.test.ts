import { expect, it, vi } from 'vitest';
import { createQuestions } from '#stories/stage/questions.ts';

it('answers as configured, yes by default, and records the questions', () => {
  const onChange = vi.fn();
  const questions = createQuestions(onChange);
  expect(questions.confirm('Cancel it?')).toBe(true);
  questions.answerWith(false);
  expect(questions.confirm('Delete it?')).toBe(false);
  expect(questions.asked).toEqual(['Cancel it?', 'Delete it?']);
  expect(questions.shown()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves a question on the screen, unanswered', () => {
  const onChange = vi.fn();
  const questions = createQuestions(onChange);
  questions.answerWith('leaveOpen');
  expect(questions.confirm('Cancel it?')).toBe(false);
  expect(questions.shown()).toBe('Cancel it?');
  expect(onChange).toHaveBeenCalledOnce();
});
