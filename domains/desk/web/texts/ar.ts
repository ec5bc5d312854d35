export default {
	errors: { viewLimit: "لديك {limit} من طرق العرض لهذه القائمة ولا يمكن إضافة المزيد. احذف واحدة أولًا." },
};
