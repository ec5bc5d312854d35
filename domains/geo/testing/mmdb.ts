// A writer of small MaxMind DB files (format version 2, 24-bit records), so that tests read a real file.
type Value = string | number | Value[] | { [key: string]: Value };
type Node = [number | Node | null, number | Node | null];

const MARKER = Buffer.from("abcdef4d61784d696e642e636f6d", "hex");
const SEPARATOR_BYTES = 16;
const STRING = 2;
const UINT16 = 5;
const UINT32 = 6;
const MAP = 7;
const ARRAY = 11;

/** The bytes of a database of IPv4 networks: `{ "81.2.69.0/24": { country: { iso_code: "GB" } } }`. */
export function mmdbOf(networks: Record<string, Value>): Buffer {
	const root: Node = [null, null];
	const data: Buffer[] = [];
	let dataBytes = 0;
	for (const [network, value] of Object.entries(networks)) {
		plant(root, network, dataBytes);
		const written = encode(value);
		data.push(written);
		dataBytes += written.length;
	}
	const { tree, nodeCount } = treeOf(root);
	return Buffer.concat([tree, Buffer.alloc(SEPARATOR_BYTES), ...data, MARKER, encode(metadataOf(nodeCount))]);
}

const metadataOf = (nodeCount: number): Value => ({
	binary_format_major_version: 2,
	binary_format_minor_version: 0,
	build_epoch: 1,
	database_type: "Test",
	description: { en: "test" },
	ip_version: 4,
	languages: ["en"],
	node_count: nodeCount,
	record_size: 24,
});

function plant(root: Node, network: string, dataOffset: number): void {
	const [address = "", length = "32"] = network.split("/");
	const bits = address
		.split(".")
		.map((byte) => Number(byte).toString(2).padStart(8, "0"))
		.join("")
		.slice(0, Number(length));
	let node = root;
	for (const bit of bits.slice(0, -1)) {
		node[Number(bit) as 0 | 1] ??= [null, null];
		node = node[Number(bit) as 0 | 1] as Node;
	}
	node[Number(bits.at(-1)) as 0 | 1] = dataOffset;
}

function treeOf(root: Node): { tree: Buffer; nodeCount: number } {
	const nodes: Node[] = [root];
	for (const node of nodes) for (const side of node) if (Array.isArray(side)) nodes.push(side);
	const numbers = new Map(nodes.map((node, index) => [node, index]));
	const record = (side: Node[0]): number => {
		if (side === null) return nodes.length;
		return typeof side === "number" ? nodes.length + SEPARATOR_BYTES + side : numbers.get(side)!;
	};
	const tree = Buffer.alloc(nodes.length * 6);
	for (const [index, [left, right]] of nodes.entries()) {
		tree.writeUIntBE(record(left), index * 6, 3);
		tree.writeUIntBE(record(right), index * 6 + 3, 3);
	}
	return { tree, nodeCount: nodes.length };
}

function encode(value: Value): Buffer {
	if (typeof value === "string") return Buffer.concat([control(STRING, Buffer.byteLength(value)), Buffer.from(value)]);
	if (typeof value === "number") return encodeNumber(value);
	if (Array.isArray(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)]);
	const entries = Object.entries(value);
	return Buffer.concat([control(MAP, entries.length), ...entries.flatMap(([key, of]) => [encode(key), encode(of)])]);
}

function encodeNumber(value: number): Buffer {
	const bytes = Buffer.alloc(value < 65_536 ? 2 : 4);
	bytes.writeUIntBE(value, 0, bytes.length);
	return Buffer.concat([control(bytes.length === 2 ? UINT16 : UINT32, bytes.length), bytes]);
}

// Types above 7 are in a second byte; sizes here stay below 29.
const control = (type: number, size: number): Buffer =>
	type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
