const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const SENTENCE = /\((\w{3})-(\w{3})\), (\d{1,2}):00 ([AP])M - (\d{1,2}):00 ([AP])M ([A-Z]{2,4})\b/;

/** When messages are answered: on which days of the week, between which hours, in which time zone. */
export type ReplyWindow = {
  days: { name: string; isOpen: boolean }[];
  from: number;
  to: number;
  zone: string;
};

/** The window that a sentence names as '(Mon-Sat), 10:00 AM - 6:00 PM IST'; undefined where it names none. */
export function parseReplyWindow(sentence: string): ReplyWindow | undefined {
  const [, first = "", last = "", start, startHalf, end, endHalf, zone = ""] = SENTENCE.exec(sentence) ?? [];
  const [firstDay, lastDay] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const [from, to] = [getHour(Number(start), startHalf), getHour(Number(end), endHalf)];
  if (firstDay === -1 || lastDay < firstDay || !(from < to)) return undefined;
  const days = DAYS.map((name, day) => ({ name, isOpen: day >= firstDay && day <= lastDay }));
  return { days, from, to, zone };
}

/** Converts an hour of the 12-hour clock to one of the 24-hour clock. */
const getHour = (hour: number, half: string | undefined): number => (hour % 12) + (half === "P" ? 12 : 0);
