import { Body, Controller, Get, Param, Post } from "@nestjs/common";
import { VouchersService } from "./vouchers.service";

@Controller("vouchers")
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @Get(":code")
  find(@Param("code") code: string) {
    return this.vouchers.find(code);
  }
}
