from django.contrib import admin

from ledger.models import Account, Posting


@admin.register(Account)
class AccountAdmin(admin.ModelAdmin):
    list_display = ("number", "name", "currency")
    search_fields = ("number", "name")


@admin.register(Posting)
class PostingAdmin(admin.ModelAdmin):
    list_display = ("id", "account", "amount")
    date_hierarchy = "booked_at"
    raw_id_fields = ("account",)
