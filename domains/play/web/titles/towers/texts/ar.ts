export default {
	tower: "الباغودا: {floors, number} طوابق في كل منها {panels, number} أبواب",
	panels: {
		closed: "الطابق {floor, number}، الباب {panel, number}: مغلق",
		lamp: "الطابق {floor, number}، الباب {panel, number}: مصباح",
		fox: "الطابق {floor, number}، الباب {panel, number}: ثعلب",
		missedLamp: "الطابق {floor, number}، الباب {panel, number}: مصباح تركته",
		missedFox: "الطابق {floor, number}، الباب {panel, number}: ثعلب تركته",
	},
	choose: "اختر بابًا",
	difficulty: "الصعوبة",
	towers: { easy: "سهلة", medium: "متوسطة", hard: "صعبة", expert: "خبير", master: "أستاذ" },
	ready: "خلف {safe, number} من {cells, number} أبواب في كل طابق مصباح",
	next: "الطابق {floor, number} يدفع {amount} · باحتمال {chance, number, ::percent .}",
	caught: "كان خلف الباب ثعلب",
	choice: "الصعوبة",
	choiceText: "{name} · {safe, number} من {cells, number} أبواب، {rows, number} طوابق",
	log: {
		lamp: "الطابق {floor, number}، الباب {panel, number}: مصباح. يمكنك قبض {amount}.",
		climbed:
			"{floors, plural, zero {لم تفتح أي باب.} one {فتحت بابًا واحدًا: {panels}.} two {فتحت بابين من الأسفل: {panels}.} few {فتحت # أبواب من الأسفل: {panels}.} other {فتحت # بابًا من الأسفل: {panels}.}}",
	},
	rules: {
		begin: "اختر الصعوبة ورهانك. تحدد الصعوبة كم من أبواب كل طابق خلفه مصباح، وخلف البقية ثعلب ينتظر.",
		climb:
			"افتح بابًا في أدنى طابق. المصباح يرفعك إلى الطابق التالي ويزيد ما يمكنك قبضه، والثعلب ينهي الجولة وتخسر رهانك.",
		collect: "من أول مصباح يمكنك القبض. بعد أعلى طابق تنتهي الجولة وحدها وتدفع.",
		fixed: "ما خلف كل باب يُسحب قبل فتح الباب الأول. اختيارك يكشفه ولا يغيّر شيئًا.",
		exact: "عند كل طابق يكون احتمال بلوغه مضروبًا في المضاعف ⁦98 %⁩، ناقصًا ما يُقطع بعد المنزلة الرابعة.",
		left: "الجولة التي تتركها تبقى مفتوحة. بعد يوم يُقبض لك ما كان يمكنك قبضه، وإن لم تفتح بابًا يعود رهانك.",
	},
	drawn: "لكل طابق من الأدنى سحب أقل من عدد أبوابه: الباب ذو المصباح، أو حيث المصابيح كثيرة الباب ذو الثعلب.",
};
