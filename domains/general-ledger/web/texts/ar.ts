export default {
	errors: { notFrozen: "لم يعد هذا المنتج مغلقًا بسبب فرق. ربما فتحه مشغّل آخر." },
};
