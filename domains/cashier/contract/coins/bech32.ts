const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_DIGITS = 6;
/** The remainder of a right checksum: of version 0 (BIP 173) and of the later ones (BIP 350). */
const REMAINDERS = { first: 1, later: 0x2bc830a3 };
const LAST_VERSION = 16;
/** Of version 0 a key's hash or a script's; of version 1 a key. */
const PROGRAM_BYTES: Readonly<Record<number, readonly number[]>> = { 0: [20, 32], 1: [32] };

/**
 * What a text of small letters is with this prefix. payable: a whole address, checksum, version and length fit. later:
 * one of a version that has no rules yet, so others may take what is paid to it, and no wallet has one.
 */
export function readSegwit(text: string, prefix: string): "payable" | "later" | undefined {
	if (!text.startsWith(`${prefix}1`)) return undefined;
	const digits = [...text.slice(prefix.length + 1)].map((letter) => ALPHABET.indexOf(letter));
	const [version = -1] = digits;
	if (digits.length <= CHECKSUM_DIGITS || digits.includes(-1) || version > LAST_VERSION) return undefined;
	if (remainderOf(prefix, digits) !== (version === 0 ? REMAINDERS.first : REMAINDERS.later)) return undefined;
	const bytes = programBytes(digits.slice(1, -CHECKSUM_DIGITS));
	if (bytes === undefined) return undefined;
	const lengths = PROGRAM_BYTES[version];
	if (lengths) return lengths.includes(bytes) ? "payable" : undefined;
	return bytes >= 2 && bytes <= 40 ? "later" : undefined;
}

function remainderOf(prefix: string, digits: readonly number[]): number {
	const codes = [...prefix].map((letter) => letter.charCodeAt(0));
	const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...digits];
	return values.reduce((sum, value) => {
		const top = sum >>> 25;
		const next = ((sum & 0x1ffffff) << 5) ^ value;
		return GENERATORS.reduce((mixed, generator, bit) => ((top >> bit) & 1 ? mixed ^ generator : mixed), next);
	}, 1);
}

/** How many bytes the groups of five bits are; undefined where the bits that are left over are not zeros. */
function programBytes(groups: readonly number[]): number | undefined {
	const bits = groups.length * 5;
	const over = bits % 8;
	const last = groups.at(-1) ?? 0;
	return over < 5 && (last & ((1 << over) - 1)) === 0 ? Math.floor(bits / 8) : undefined;
}
