import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'
import { cobrada, contasDe, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const DADOS = {
  descricao: 'Monitor',
  competencia: '2026-11-01',
  emissao: '2026-11-10',
  vencimento: '2027-01-31',
  valorCentavos: 10_000,
}

describe('lançar', () => {
  it('em parcelas que somam o valor, cada uma com o seu número, no mês de competência da compra', async () => {
    const { CLIENTE } = empresa.como
    const descricao = unico('Ultrassom')
    const { status, corpo } = await CLIENTE('POST /contas-pagar', {
      ...DADOS,
      descricao,
      contraparte: 'Fornecedor',
      vezes: 3,
    })
    expect(status).toBe(201)
    expect(corpo.itens).toHaveLength(3)
    const { itens } = (await CLIENTE('GET /contas-pagar', { busca: descricao, ordem: 'vencimento' })).corpo
    expect(itens.map((conta) => [conta.descricao, conta.vencimento, conta.valorCentavos, conta.competencia])).toEqual([
      [`${descricao} 1/3`, '2027-01-31', 3_334, '2026-11-01'],
      [`${descricao} 2/3`, '2027-02-28', 3_333, '2026-11-01'],
      [`${descricao} 3/3`, '2027-03-31', 3_333, '2026-11-01'],
    ])
    expect(itens.map(({ numero }) => numero)).toEqual(corpo.itens.map(({ numero }) => numero))
    const seguinte = (await CLIENTE('POST /contas-pagar', { ...DADOS, contraparte: 'Fornecedor' })).corpo
    const [primeiro = 0, ...depois] = [...corpo.itens, ...seguinte.itens].map(({ numero }) => numero)
    expect(depois).toEqual([1, 2, 3].map((n) => primeiro + n))
  })

  it('o número do documento e a forma prevista ficam na conta, acham-na e mudam com trilha; todo mês, só a primeira tem o número', async () => {
    const { CLIENTE } = empresa.como
    const numeroDocumento = unico('NF 4471-A')
    const dados = { ...DADOS, contraparte: 'Loja', numeroDocumento, forma: 'BOLETO' as const }
    const { corpo } = await CLIENTE('POST /contas-pagar', { ...dados, vezes: 2 })
    const achadas = (await CLIENTE('GET /contas-pagar', { busca: numeroDocumento, ordem: 'vencimento' })).corpo.itens
    expect(achadas).toMatchObject(corpo.itens.map(({ codigo }) => ({ codigo, numeroDocumento, forma: 'BOLETO' })))
    const mudada = await CLIENTE('PUT /contas-pagar/:codigo', {
      ...dados,
      numeroDocumento: ' ',
      forma: 'PIX',
      codigo: corpo.codigo,
      versao: 1,
    })
    expect(mudada.corpo).toMatchObject({ numeroDocumento: null, forma: 'PIX' })
    const trilha = (await CLIENTE('GET /historico', { entidade: 'titulo', registro: corpo.codigo })).corpo.itens
    expect(trilha.map(({ mudancas }) => mudancas)).toMatchObject([
      { numeroDocumento: [numeroDocumento, null], forma: ['BOLETO', 'PIX'] },
      { numeroDocumento: [null, numeroDocumento], forma: [null, 'BOLETO'] },
    ])
    const mensal = { ...dados, numeroDocumento: unico('Boleto'), repeticao: 'MENSAL' as const, vezes: 2 }
    const { itens } = (await CLIENTE('POST /contas-pagar', mensal)).corpo
    const lidas = await Promise.all(
      itens.map(async ({ codigo }) => (await CLIENTE('GET /contas-pagar/:codigo', { codigo })).corpo),
    )
    expect(lidas).toMatchObject([
      { numeroDocumento: mensal.numeroDocumento, forma: 'BOLETO' },
      { numeroDocumento: null, forma: 'BOLETO' },
    ])
    for (const mudanca of [{ numeroDocumento: 'x'.repeat(61) }, { forma: 'CORTESIA' as never }])
      expect((await CLIENTE('POST /contas-pagar', { ...dados, ...mudanca })).status).toBe(422)
  })

  it('a receber de uma clínica, de um tutor ou de quem só tem nome; a clínica vê a dela', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const { codigo } = (await CLIENTE('POST /contas-receber', { ...DADOS, parceiro: empresa.parceiro })).corpo
    const { corpo } = await CLIENTE('GET /contas-receber/:codigo', { codigo })
    expect(corpo).toMatchObject({
      parceiro: { codigo: empresa.parceiro },
      contraparte: corpo.parceiro?.nome,
      tutor: null,
    })
    expect(corpo.permissoes).toMatchObject({ baixar: true, editar: true, cancelar: true })
    expect((await PARCEIRO('GET /contas-pagar/:codigo', { codigo })).status).toBe(200)
    const livre = (await CLIENTE('POST /contas-receber', { ...DADOS, contraparte: 'Hospital Escola' })).corpo
    expect((await CLIENTE('GET /contas-receber/:codigo', { codigo: livre.codigo })).corpo.contraparte).toBe(
      'Hospital Escola',
    )
  })

  it('o que não serve é recusado no seu campo, e nada é escrito', async () => {
    const { CLIENTE } = empresa.como
    const antes = (await CLIENTE('GET /contas-receber', { contar: 'so' })).corpo.total
    const casos: [object, string][] = [
      [{}, 'contraparte'],
      [{ contraparte: 'Alguém', parceiro: empresa.parceiro }, 'contraparte'],
      [{ parceiro: outra.parceiro }, 'parceiro'],
      [{ tutor: empresa.parceiro }, 'tutor'],
      [{ contraparte: 'Alguém', vencimento: '2026-11-09' }, 'vencimento'],
      [{ contraparte: 'Alguém', valorCentavos: 0 }, 'valorCentavos'],
      [{ contraparte: 'Alguém', valorCentavos: 5, vezes: 6 }, 'vezes'],
      [{ contraparte: 'Alguém', vezes: 121 }, 'vezes'],
      [{ contraparte: 'Alguém', descricao: ' ' }, 'descricao'],
    ]
    for (const [mudanca, campo] of casos) {
      const { status, corpo } = await CLIENTE('POST /contas-receber', { ...DADOS, ...mudanca })
      expect([mudanca, status]).toEqual([mudanca, 422])
      expect((corpo as unknown as { campos: object }).campos).toHaveProperty(campo)
    }
    expect((await CLIENTE('GET /contas-receber', { contar: 'so' })).corpo.total).toBe(antes)
    const semTipo = { ...DADOS, contraparte: 'Alguém', tipoDespesa: empresa.parceiro }
    expect(await CLIENTE('POST /contas-pagar', semTipo)).toMatchObject({
      status: 422,
      corpo: { campos: { tipoDespesa: 'Escolha um tipo de despesa da lista.' } },
    })
  })
})

describe('mudar e cancelar', () => {
  const mudada = { ...DADOS, contraparte: 'Outra pessoa', valorCentavos: 12_000 }

  it('o que foi lançado à mão muda, com trilha; quem salva sobre outro é recusado', async () => {
    const { CLIENTE } = empresa.como
    const { codigo, versao } = await lancada(empresa, 'contas-pagar')
    const respostas = await Promise.all(
      ['A', 'B'].map((nome) => CLIENTE('PUT /contas-pagar/:codigo', { ...mudada, contraparte: nome, codigo, versao })),
    )
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO' })
    const { corpo } = await CLIENTE('GET /historico', { entidade: 'titulo', registro: codigo })
    expect(corpo.itens.map(({ acao }) => acao)).toEqual(['ALTERAR', 'CRIAR'])
    expect(corpo.itens[0]?.mudancas).toMatchObject({
      valorCentavos: [10_000, 12_000],
      descricao: [expect.anything(), 'Monitor'],
    })
  })

  it('cancela com o motivo, que fica escrito; cancelada, não muda mais', async () => {
    const { CLIENTE } = empresa.como
    const { codigo, versao } = await lancada(empresa, 'contas-receber')
    const pedido = { codigo, versao, motivo: 'Lançada em dobro' }
    const cancelada = await CLIENTE('POST /contas-receber/:codigo/cancelamento', pedido)
    expect(cancelada).toMatchObject({
      status: 201,
      corpo: { estado: 'CANCELADO', motivo: 'Lançada em dobro', saldoCentavos: 0, permissoes: { editar: false } },
    })
    const outraVez = { ...pedido, versao: cancelada.corpo.versao }
    expect((await CLIENTE('POST /contas-receber/:codigo/cancelamento', outraVez)).status).toBe(409)
    expect((await CLIENTE('POST /contas-receber/:codigo/cancelamento', { ...pedido, motivo: '' })).status).toBe(422)
  })

  it('o que tem pagamento, vem de atendimento ou reúne repasses diz por que não muda', async () => {
    const { CLIENTE } = empresa.como
    const { banco } = await contasDe(empresa)
    const paga = await lancada(empresa, 'contas-receber')
    const { versao } = (
      await CLIENTE('POST /contas-receber/:codigo/baixa', {
        codigo: paga.codigo,
        versao: paga.versao,
        valorCentavos: 1,
        pagoEm: '2026-11-20',
        metodo: 'PIX',
        contaFinanceira: banco,
      })
    ).corpo
    expect(await CLIENTE('PUT /contas-receber/:codigo', { ...mudada, codigo: paga.codigo, versao })).toMatchObject({
      status: 409,
      corpo: { codigo: 'JA_PAGO' },
    })
    const doExame = await cobrada(amb, empresa)
    const pedido = { codigo: doExame.codigo, versao: doExame.versao }
    expect(await CLIENTE('PUT /contas-receber/:codigo', { ...mudada, ...pedido })).toMatchObject({
      status: 409,
      corpo: { mensagem: 'Esta conta vem de um atendimento: mude-a por lá.' },
    })
    expect((await CLIENTE('POST /contas-receber/:codigo/cancelamento', { ...pedido, motivo: 'x' })).status).toBe(409)
    const repasses = await lancada(empresa, 'contas-pagar')
    await amb.db
      .updateTable('repasse')
      .set({ estado: aForca('CONSOLIDADO'), titulo: repasses.codigo })
      .where('atendimento', '=', doExame.atendimento?.codigo ?? '')
      .execute()
    const { corpo } = await CLIENTE('GET /contas-pagar/:codigo', { codigo: repasses.codigo })
    expect(corpo.permissoes).toMatchObject({ baixar: true, editar: false, cancelar: false })
    const mudar = { ...mudada, codigo: repasses.codigo, versao: repasses.versao }
    expect(await CLIENTE('PUT /contas-pagar/:codigo', mudar)).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('repasses') as string },
    })
  })

  it('de outra empresa é 404; quem só lê, 403', async () => {
    const { codigo, versao } = await lancada(empresa, 'contas-pagar')
    const pedido = { ...mudada, codigo, versao }
    expect((await outra.como.CLIENTE('PUT /contas-pagar/:codigo', pedido)).status).toBe(404)
    expect((await empresa.como.ESPECIALISTA('PUT /contas-pagar/:codigo', pedido)).status).toBe(403)
  })

  it('o operador tem os seus próprios livros', async () => {
    const { ADMIN, CLIENTE } = empresa.como
    const { codigo } = (await ADMIN('POST /contas-pagar', { ...DADOS, contraparte: 'Servidores' })).corpo
    expect((await ADMIN('GET /contas-pagar/:codigo', { codigo })).status).toBe(200)
    expect((await CLIENTE('GET /contas-pagar/:codigo', { codigo })).status).toBe(404)
  })
})
