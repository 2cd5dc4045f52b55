/** The copy of the parts that show tasks on several screens. Labels of statuses are in the domain. */
export const categoriesCopy = {
  usual: 'Until they load, you can choose from the usual ones.',
  retry: 'Try again',
  retrying: 'Loading the categories',
} as const;

export const taskCopy = {
  hours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
} as const;
