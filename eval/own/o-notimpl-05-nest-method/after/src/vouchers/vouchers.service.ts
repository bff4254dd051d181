import { Injectable, NotFoundException } from "@nestjs/common";
import { Voucher, VoucherStore } from "./voucher.store";

@Injectable()
export class VouchersService {
  constructor(private readonly store: VoucherStore) {}

  async find(code: string): Promise<Voucher> {
    const voucher = await this.store.get(code);
    if (!voucher) throw new NotFoundException(code);
    return voucher;
  }

  async redeem(code: string, order: string): Promise<Voucher> {
    throw new Error("Method not implemented.");
  }
}
