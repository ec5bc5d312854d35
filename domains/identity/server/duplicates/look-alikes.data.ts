/**
 * Letters that look like a Latin one, or are one with a stroke, in lower case: what people read, not what was typed.
 * After the Unicode confusables (UTS 39), of the scripts that keyboards have.
 */
const LATIN: Readonly<Record<string, string>> = {
	a: "аαɑᴀ",
	b: "вβʙƀ",
	c: "сϲᴄ",
	d: "ԁđðᴅ",
	e: "еεᴇɘ",
	f: "ƒꜰ",
	g: "ɡցɢ",
	h: "һнհħʜ",
	i: "іιıɪӏ",
	j: "јᴊ",
	k: "кκᴋ",
	l: "łʟⅼ",
	m: "мᴍ",
	n: "ոηɴŋп",
	o: "оοօøᴏ",
	p: "рρᴘ",
	q: "ԛգ",
	r: "гʀ",
	s: "ѕꜱ",
	t: "тτᴛŧ",
	u: "սυᴜ",
	v: "νѵᴠ",
	w: "ԝωᴡ",
	x: "хχ",
	y: "уʏү",
	z: "ᴢƶ",
	ae: "æӕ",
	oe: "œ",
	ss: "ß",
	th: "þ",
};

/** Forms of one Arabic letter, and the stroke that only stretches a word. */
const ARABIC: Readonly<Record<string, string>> = { ا: "ٱ", ي: "ىیے", ك: "ک", ه: "ةۀہ", "": "ـ" };

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
	[LATIN, ARABIC].flatMap((table) =>
		Object.entries(table).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
	),
);

/** Digits and signs that are written for letters. */
export const LEET: ReadonlyMap<string, string> = new Map(
	Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", "@": "a", $: "s", "!": "i", "|": "i" }),
);
