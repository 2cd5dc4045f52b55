/** Counts reviews, such as "1 review" or "1,200 reviews". */
export function countReviews(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
}

/** Names a rating, such as "1 star" or "4 stars". */
export function countStars(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}
