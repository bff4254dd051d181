from django.contrib import admin

from ledger.models import Account, Posting


@admin.register(Account)
class AccountAdmin(admin.ModelAdmin):
    list_display = ("number", "name", "currency")
    search_fields = ("number", "name")
    list_filter = ("currency",)


@admin.register(Posting)
class PostingAdmin(admin.ModelAdmin):
    """Postings are immutable: the admin only shows them."""

    list_display = ("id", "account", "amount", "booked_at")
    date_hierarchy = "booked_at"
    raw_id_fields = ("account",)

    def has_add_permission(self, request):
        return False

    def has_change_permission(self, request, obj=None):
        return False

    def has_delete_permission(self, request, obj=None):
        return False
