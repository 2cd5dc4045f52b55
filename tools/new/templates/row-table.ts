__billNotes__: table({
    row: '__bill note__',
    schema: __BillNote__Row,
    indexed: ['user_id'],
    references: { user_id: 'users', task_id: 'tasks' },
    defaults: () => ({}),
    summary: ({ user_id, task_id }, describe) =>
      `${describe('users', user_id)}: ${describe('tasks', task_id)}`,
  })
