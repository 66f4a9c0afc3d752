/** The chat apps that the owner may choose: where each opens a chat with a number, given as digits, and a text. */
export const CHAT_APPS = {
  WhatsApp: (number: string, text: string) => `https://wa.me/${number}?text=${text}`,
  Telegram: (number: string, text: string) => `https://t.me/+${number}?text=${text}`,
};

/** Name of a chat app. */
type ChatApp = keyof typeof CHAT_APPS;

/** Names of the chat apps. */
export const CHAT_APP_NAMES = Object.keys(CHAT_APPS) as ChatApp[];
