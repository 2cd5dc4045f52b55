import { counted } from '#src/domain/counted.ts';

export const countReviews = (count: number): string => counted(count, 'review');
export const countStars = (stars: number): string => counted(stars, 'star');
