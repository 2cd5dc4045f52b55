export function countReviews(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
}

export function countStars(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}
