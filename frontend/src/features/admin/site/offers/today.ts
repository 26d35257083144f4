/** Today's date on the salon's clock, `YYYY-MM-DD`. */
export const todayInSalon = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
