import { conferirBaixa, dadosDaBaixa, recusaDoDia, type ContaCompleta } from '@vetlume/dominio/financeiro'

/** The contract's form, with the rules that the server checks over this title. */
export const esquemaDaBaixa = (conta: ContaCompleta, hoje: string) =>
  dadosDaBaixa.check(({ value, issues }) => {
    const pagoEm = recusaDoDia(value.pagoEm, { emissao: conta.emissao, hoje })
    const recusas = { ...conferirBaixa(conta, value), ...(pagoEm === null ? {} : { pagoEm }) }
    for (const [campo, message] of Object.entries(recusas))
      issues.push({ code: 'custom', path: [campo], message, input: value })
  })
