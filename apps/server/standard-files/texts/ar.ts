export default {
	description: "كازينو وألعاب افتراضية ورياضة في موقع واحد. للبالغين.",
	lobby: "الردهة",
	sports: "الرياضة",
	cashier: "الصندوق",
};
