export default {
	description: "娱乐场、虚拟体育和体育，尽在一个网站。仅限成年人。",
	lobby: "大厅",
	sports: "体育",
	cashier: "收银台",
};
