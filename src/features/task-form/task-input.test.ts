import { describe, expect, it } from 'vitest';
import type { Task } from '#src/domain/task.ts';
import { initialTaskInput, isSameInput, taskInputForm, type TaskInput } from './task-input.ts';

const typed: TaskInput = {
  title: ' Mow the lawn ',
  description: 'Small garden.',
  task_category_id: '3',
  location: 'Portland',
  payment_offer: '$1,050.5',
  deadline: '2026-03-20',
};

it('turns what was typed into what is sent', () => {
  expect(taskInputForm('2026-03-14').parse(typed)).toEqual({
    title: 'Mow the lawn',
    description: 'Small garden.',
    task_category_id: 3,
    location: 'Portland',
    payment_offer: 1_050.5,
    deadline: '2026-03-20',
  });
});

describe('the initial values', () => {
  it('of an edited task are valid as they are', () => {
    const task = {
      title: 'Mow the lawn',
      description: 'Small garden.',
      task_category: { id: 3, name: 'Handyman Services' },
      location: 'Portland',
      payment_offer: 50,
      deadline: '2026-03-20',
    } as Task;
    const input = initialTaskInput(task, 'Ignored');
    expect(input).toMatchObject({ task_category_id: '3', payment_offer: '50.00' });
    expect(taskInputForm('2026-03-14').safeParse(input).success).toBe(true);
  });

  it('of a task without optional fields are empty', () => {
    const task = { title: 'A', description: 'B', payment_offer: 5 } as Task;
    expect(initialTaskInput(task)).toMatchObject({
      task_category_id: '',
      location: '',
      deadline: '',
    });
  });

  it('of a new task have its title', () => {
    expect(initialTaskInput(null, 'Mount a TV').title).toBe('Mount a TV');
  });
});

it('compares inputs by every field', () => {
  expect(isSameInput(typed, { ...typed })).toBe(true);
  expect(isSameInput(typed, { ...typed, deadline: '' })).toBe(false);
});
