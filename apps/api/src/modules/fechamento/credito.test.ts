import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mais, pedidoDeTeste, TERCA_AS_9 } from '../../../teste/agenda/agenda.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { concluido, criarServico } from '../../../teste/atendimentos.ts'
import { lerPedido, marcar, pedir } from '../../../teste/atendimento/pedidos.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { corpo } from '../../../teste/laudo/cenario.ts'
import { comPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Each exam is R$ 200,00. */
const EXAME = 20_000
const clinica = (campos: { limite_credito_centavos?: number | null; modo_cobranca?: 'A_VISTA' | 'FATURADO' }) =>
  amb.db.updateTable('parceiro').set(campos).where('codigo', '=', empresa.parceiro).execute()
const limite = (limite_credito_centavos: number | null) => clinica({ limite_credito_centavos })
const credito = async (quem = empresa.como.CLIENTE) =>
  corpo(await quem('GET /fechamento/credito', { parceiro: empresa.parceiro }))
const abrir = async (campos: object = {}, quem: Chamar = empresa.como.CLIENTE) =>
  quem('POST /atendimento', {
    animal: (await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })).animal,
    parceiro: empresa.parceiro,
    especialista: empresa.especialista,
    itens: [{ servico: empresa.servico }],
    ...campos,
  })
const agendar = async (campos: object = {}, quem: Chamar = empresa.como.CLIENTE) =>
  quem('POST /agendamento', await pedidoDeTeste(amb, empresa, campos))
const quantos = async () => corpo(await empresa.como.CLIENTE('GET /atendimento', { contar: 'so' })).total
const naTrilha = async () => {
  const { itens } = corpo(
    await empresa.como.CLIENTE('GET /historico', { entidade: 'parceiro', registro: empresa.parceiro }),
  )
  return itens.filter(({ acao }) => acao === 'PASSAR_DO_LIMITE').map(({ mudancas }) => mudancas['acimaDoLimite']?.[1])
}
const RECUSA = { status: 409, corpo: { codigo: 'ACIMA_DO_LIMITE' } }

describe('o que a clínica usou', () => {
  it('é o que está em aberto e o que espera o fechamento, e cada parte abre a sua lista', async () => {
    await limite(100_000)
    const pago = await concluido(amb, empresa)
    await concluido(amb, empresa)
    await clinica({ modo_cobranca: 'FATURADO' })
    await concluido(amb, empresa)
    const { CLIENTE } = empresa.como
    expect(await credito()).toEqual({
      limiteCentavos: 100_000,
      usadoCentavos: 60_000,
      aReceber: {
        quantidade: 2,
        centavos: 40_000,
        campo: 'saldoCentavos',
        alvo: {
          rota: '/financeiro/contas-receber',
          filtros: { parceiro: empresa.parceiro, aberto: 'sim', ordem: 'vencimento' },
        },
      },
      aFaturar: {
        quantidade: 1,
        centavos: 20_000,
        campo: 'centavos',
        alvo: { rota: '/financeiro/fechamento', filtros: { vista: 'exames', parceiro: empresa.parceiro } },
      },
    })
    const { titulos } = await lerPedido(CLIENTE, pago)
    const titulo = corpo(await CLIENTE('GET /contas-receber/:codigo', { codigo: titulos[0]?.codigo ?? '' }))
    const { itens: contas } = corpo(await CLIENTE('GET /conta-financeira', {}))
    corpo(
      await CLIENTE('POST /contas-receber/:codigo/baixa', {
        codigo: titulo.codigo,
        versao: titulo.versao,
        pagoEm: titulo.emissao,
        valorCentavos: 15_000,
        metodo: 'PIX',
        contaFinanceira: contas[0]?.codigo ?? '',
      }),
    )
    expect((await credito()).usadoCentavos).toBe(45_000)
  })

  it('é de cada empresa, e só de quem vê as contas a receber', async () => {
    const alheia = await criarEmpresa(amb)
    const pedido = { parceiro: empresa.parceiro }
    const financeiro = await comPapel(amb, empresa, 'FINANCEIRO')
    const recepcao = await comPapel(amb, empresa, 'RECEPCAO')
    const { PARCEIRO, ESPECIALISTA } = empresa.como
    const quem = [alheia.como.CLIENTE, financeiro.chamar, recepcao.chamar, PARCEIRO, ESPECIALISTA]
    const respostas = await Promise.all(quem.map((chamar) => chamar('GET /fechamento/credito', pedido)))
    expect(respostas.map(({ status }) => status)).toEqual([404, 200, 403, 403, 403])
  })
})

describe('ao abrir um atendimento', () => {
  it('abaixo e no limite, nada se pergunta; acima, sim, e nada fica gravado', async () => {
    await concluido(amb, empresa)
    await limite(2 * EXAME)
    expect((await abrir()).status).toBe(201)
    await limite(2 * EXAME - 1)
    const antes = await quantos()
    expect(await abrir()).toMatchObject({
      ...RECUSA,
      corpo: {
        mensagem: expect.stringMatching(/R\$\s200,00 de R\$\s399,99 usados do limite, e este exame é de R\$\s200,00/),
        detalhes: {
          parceiro: { codigo: empresa.parceiro },
          credito: { limiteCentavos: 39_999, usadoCentavos: 20_000, exameCentavos: 20_000 },
        },
      },
    })
    expect([await quantos(), await naTrilha()]).toEqual([antes, []])
  })

  it('quem continua deixa na trilha da clínica qual exame foi', async () => {
    await limite(0)
    const { numero } = corpo(await abrir({ passarDoLimite: true }))
    expect(await naTrilha()).toEqual([`Atendimento nº ${numero}`])
  })

  it('sem limite, sem clínica ou pago pelo plano, nada se pergunta', async () => {
    expect((await abrir()).status).toBe(201)
    await limite(0)
    expect((await abrir({ parceiro: null })).status).toBe(201)
    const { codigo: planoSaude } = await amb.db
      .insertInto('plano_saude')
      .values({ operadora: 'PetVida', nome: 'Ouro', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    expect((await abrir({ planoSaude, modoCobranca: 'PLANO' })).status).toBe(201)
  })

  it('quem não vê dinheiro é perguntado sem os valores; o especialista não é, e fica na trilha', async () => {
    await limite(0)
    const recepcao = await comPapel(amb, empresa, 'RECEPCAO')
    const recusa = await abrir({}, recepcao.chamar)
    expect(recusa).toMatchObject({ ...RECUSA, corpo: { detalhes: { credito: null } } })
    expect(JSON.stringify(recusa.corpo)).not.toMatch(/R\$|entavos/)
    expect((await abrir({ passarDoLimite: true }, recepcao.chamar)).status).toBe(201)
    // A patient of the specialist's own.
    const { animal } = await criarAnimal(amb, empresa.cliente)
    expect((await abrir({ animal, parceiro: null })).status).toBe(201)
    expect((await agendar({ animal, outroExame: true }, empresa.como.ESPECIALISTA)).status).toBe(201)
    expect(await naTrilha()).toHaveLength(2)
  })
})

describe('ao alterar um atendimento', () => {
  const alterar = async (codigo: string, campos: object, quem: Chamar = empresa.como.CLIENTE) => {
    const { versao, itens } = await lerPedido(empresa.como.CLIENTE, codigo)
    const anteriores = itens.map(({ codigo: item, servico }) => ({ codigo: item, servico: servico.codigo }))
    const comum = { codigo, versao, parceiro: empresa.parceiro, especialista: empresa.especialista, itens: anteriores }
    return quem('PUT /atendimento/:codigo', { ...comum, ...campos })
  }
  const maisUm = async (codigo: string) => {
    const { itens } = await lerPedido(empresa.como.CLIENTE, codigo)
    const outro = await criarServico(amb, empresa, { preco_centavos: 5_000 })
    return [
      ...itens.map(({ codigo: item, servico }) => ({ codigo: item, servico: servico.codigo })),
      { servico: outro },
    ]
  }

  it('um exame a mais que passa do limite é perguntado, e não fica gravado; quem continua deixa na trilha', async () => {
    await limite(EXAME)
    const { codigo, numero } = corpo(await abrir())
    const itens = await maisUm(codigo)
    expect(await alterar(codigo, { itens })).toMatchObject({
      ...RECUSA,
      corpo: { detalhes: { credito: { limiteCentavos: EXAME, usadoCentavos: 0, exameCentavos: EXAME + 5_000 } } },
    })
    expect((await lerPedido(empresa.como.CLIENTE, codigo)).totalCentavos).toBe(EXAME)
    expect((await alterar(codigo, { itens, passarDoLimite: true })).status).toBe(200)
    expect(await naTrilha()).toEqual([`Atendimento nº ${numero}`])
  })

  it('o que não cobra mais não é perguntado, ainda que a clínica já tenha passado', async () => {
    const { codigo } = corpo(await abrir())
    await limite(0)
    const alterado = await alterar(codigo, { suspeita: 'Hepatopatia', prioridade: 'URGENTE' })
    expect([alterado.status, alterado.corpo]).toEqual([200, { versao: 2 }])
  })

  it('passar a ser de uma clínica é', async () => {
    const { codigo } = corpo(await abrir({ parceiro: null }))
    await limite(0)
    expect(await alterar(codigo, {})).toMatchObject(RECUSA)
    expect((await alterar(codigo, { parceiro: null })).status).toBe(200)
  })

  it('deixar de ser do plano de saúde também', async () => {
    const { codigo: planoSaude } = await amb.db
      .insertInto('plano_saude')
      .values({ operadora: 'PetVida', nome: 'Prata', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo } = corpo(await abrir({ planoSaude, modoCobranca: 'PLANO' }))
    await limite(0)
    expect((await alterar(codigo, { planoSaude, modoCobranca: 'PLANO' })).status).toBe(200)
    expect(await alterar(codigo, { planoSaude: null, modoCobranca: 'A_VISTA' })).toMatchObject(RECUSA)
  })

  it('o especialista não é perguntado, e fica na trilha', async () => {
    const { codigo, numero } = corpo(await abrir())
    const itens = await maisUm(codigo)
    await limite(0)
    expect((await alterar(codigo, { itens }, empresa.como.ESPECIALISTA)).status).toBe(200)
    expect(await naTrilha()).toEqual([`Atendimento nº ${numero}`])
  })
})

describe('ao agendar', () => {
  it('o preço é o que o exame teria; confirmado, o atendimento que vem dele não pergunta de novo', async () => {
    await limite(EXAME - 1)
    expect(await agendar()).toMatchObject(RECUSA)
    const { codigo: agendamento } = corpo(await agendar({ passarDoLimite: true }))
    expect(await naTrilha()).toEqual(['Agendamento de 24/11/2026, 09:00'])
    const { animal } = corpo(await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento }))
    expect((await abrir({ agendamento, animal: animal?.codigo })).status).toBe(201)
    await limite(EXAME)
    expect((await agendar({ inicio: mais(TERCA_AS_9, 120) })).status).toBe(201)
  })

  it('também quem vem da lista de espera', async () => {
    await limite(0)
    const { CLIENTE } = empresa.como
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo, versao } = corpo(
      await CLIENTE('POST /lista-espera', { animal, servicos: [empresa.servico], desde: '2026-11-20' }),
    )
    const marcado = { ...(await pedidoDeTeste(amb, empresa, { animal })), codigo, versao }
    expect(await CLIENTE('POST /lista-espera/:codigo/agendar', marcado)).toMatchObject(RECUSA)
    expect((await CLIENTE('POST /lista-espera/:codigo/agendar', { ...marcado, passarDoLimite: true })).status).toBe(201)
  })
})

describe('o pedido da clínica', () => {
  it('não é recusado nem lhe conta nada; a empresa é perguntada ao aceitar e ao propor', async () => {
    const caro = await criarServico(amb, empresa, { preco_centavos: 90_000 })
    await limite(80_000)
    const codigo = await pedir(amb, empresa, { itens: [{ servico: caro }] })
    expect(await marcar(empresa, 'propor', codigo)).toMatchObject(RECUSA)
    expect(await marcar(empresa, 'aceitar', codigo)).toMatchObject(RECUSA)
    const { versao, numero } = await lerPedido(empresa.como.CLIENTE, codigo)
    const { status } = await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
      codigo,
      versao,
      especialista: empresa.especialista,
      inicio: TERCA_AS_9,
      passarDoLimite: true,
    })
    expect(status).toBe(200)
    expect(await naTrilha()).toEqual([`Atendimento nº ${numero}`])
    const { linhaDoTempo } = await lerPedido(empresa.como.PARCEIRO, codigo)
    expect(JSON.stringify(linhaDoTempo)).not.toMatch(/limite/i)
  })
})
