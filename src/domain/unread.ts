/** From here on the unread badge says "99+" (sections 2 and 9). */
export const UNREAD_BADGE_CAP = 99;
