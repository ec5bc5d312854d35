export default {
	label: "أقسام الكازينو",
	myGames: "ألعابي",
	more: "المزيد",
};
