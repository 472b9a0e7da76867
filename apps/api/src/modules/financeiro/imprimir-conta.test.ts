import { formatarReais } from '@vetlume/dominio/dinheiro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cobrada, contasDe, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { anexoDaConta } from './index.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ chave_pix: 'pix@vetlume.com.br' })
    .where('codigo', '=', empresa.cliente)
    .execute()
})
afterAll(() => amb.fechar())

const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const texto = (bytes: Uint8Array) => lerPdf(bytes).paginas.flat().join(' ').replace(/\s+/g, ' ')

describe('conta em PDF', () => {
  it('a de um exame diz de quem, o que foi feito, quanto falta e o Pix; paga, não tem Pix', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const conta = await cobrada(amb, empresa)
    const { codigo } = conta
    const { status, bytes } = await CLIENTE('GET /contas-receber/:codigo/pdf', { codigo })
    expect(status).toBe(200)
    const escrito = texto(bytes)
    for (const trecho of [
      `Nº ${conta.numero}`,
      conta.contraparte,
      'Mel',
      'Valor bruto'.slice(0, 5),
      'A pagar R$ 200,00',
      'Pague por Pix: R$ 200,00',
    ])
      expect(escrito).toContain(trecho)
    expect((await PARCEIRO('GET /contas-pagar/:codigo/pdf', { codigo })).status).toBe(200)
    const { banco: contaFinanceira } = await contasDe(empresa)
    const baixa = {
      codigo,
      versao: conta.versao,
      valorCentavos: 20_000,
      pagoEm: '2026-11-20',
      metodo: 'PIX',
      contaFinanceira,
    } as const
    expect((await CLIENTE('POST /contas-receber/:codigo/baixa', baixa)).status).toBe(201)
    const paga = texto((await CLIENTE('GET /contas-receber/:codigo/pdf', { codigo })).bytes)
    expect(paga).toContain('Pago por inteiro.')
    expect(paga).not.toContain('Pague por Pix')
    expect(await anexoDaConta(apoio(), { cliente: empresa.cliente, codigo })).toBeNull()
  })

  it('a lançada à mão diz as suas palavras, sem coluna de paciente; cancelada, avisa', async () => {
    const { CLIENTE } = empresa.como
    const conta = await lancada(empresa, 'contas-receber')
    const { codigo, versao } = conta
    const escrito = texto((await CLIENTE('GET /contas-receber/:codigo/pdf', { codigo })).bytes)
    // Between what it says and what it is worth there is nothing.
    expect(escrito).toContain(`${conta.descricao} ${formatarReais(conta.valorCentavos)}`.replace(/\s/g, ' '))
    expect(escrito).not.toContain('Paciente')
    await CLIENTE('POST /contas-receber/:codigo/cancelamento', { codigo, versao, motivo: 'Engano' })
    const cancelada = texto((await CLIENTE('GET /contas-receber/:codigo/pdf', { codigo })).bytes)
    expect(cancelada).toContain('“Cancelado”: não a pague.')
  })

  it('só quem vê a conta a imprime, e o que a empresa paga não tem cobrança dela', async () => {
    const { CLIENTE, PARCEIRO, ESPECIALISTA } = empresa.como
    const codigo = (await lancada(empresa, 'contas-receber')).codigo
    const aPagar = (await lancada(empresa, 'contas-pagar')).codigo
    expect((await CLIENTE('GET /contas-pagar/:codigo/pdf', { codigo: aPagar })).status).toBe(404)
    expect((await CLIENTE('GET /contas-receber/:codigo/pdf', { codigo: aPagar })).status).toBe(404)
    // Owed by somebody else than the clinic.
    expect((await PARCEIRO('GET /contas-pagar/:codigo/pdf', { codigo })).status).toBe(404)
    expect((await ESPECIALISTA('GET /contas-pagar/:codigo/pdf', { codigo })).status).toBe(404)
    expect((await PARCEIRO('GET /contas-receber/:codigo/pdf', { codigo })).status).toBe(403)
    const outra = await criarEmpresa(amb)
    expect((await outra.como.CLIENTE('GET /contas-receber/:codigo/pdf', { codigo })).status).toBe(404)
    const permissoes = async (livro: 'contas-receber' | 'contas-pagar', qual: string) =>
      (await CLIENTE(`GET /${livro}/:codigo`, { codigo: qual })).corpo.permissoes.imprimir
    expect([await permissoes('contas-receber', codigo), await permissoes('contas-pagar', aPagar)]).toEqual([
      true,
      false,
    ])
  })

  it('vai anexa à carta, como está quando a carta sai', async () => {
    const { cliente } = empresa
    const { codigo, numero } = await lancada(empresa, 'contas-receber')
    const anexo = await anexoDaConta(apoio(), { cliente, codigo })
    expect(anexo?.nome).toBe(`cobranca-${numero}.pdf`)
    expect(texto(anexo?.bytes ?? new Uint8Array())).toContain('Pague por Pix: R$ 100,00')
  })
})
