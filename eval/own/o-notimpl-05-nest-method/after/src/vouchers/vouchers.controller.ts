import { Body, Controller, Get, Param, Post } from "@nestjs/common";
import { VouchersService } from "./vouchers.service";

@Controller("vouchers")
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @Get(":code")
  find(@Param("code") code: string) {
    return this.vouchers.find(code);
  }

  @Post(":code/redeem")
  redeem(@Param("code") code: string, @Body("order") order: string) {
    return this.vouchers.redeem(code, order);
  }
}
