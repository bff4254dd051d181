from rental.deposits import DepositService
from rental.models import Contract


def close(contract: Contract, deposits: DepositService) -> str:
    contract.state = "closed"
    return deposits.give_back(contract)
