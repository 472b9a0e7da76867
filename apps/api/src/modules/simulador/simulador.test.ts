import { CENARIO_DE_EXEMPLO, CENARIO_EM_BRANCO, type DadosDaSimulacao } from '@vetlume/dominio/simulador'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let alheia: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  alheia = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const dados = (nome = 'Ultrassom em casa', cenario = {}): DadosDaSimulacao => ({
  nome,
  cenarios: [{ ...CENARIO_DE_EXEMPLO, ...cenario }],
})
const criar = async (quem: Chamar = empresa.como.CLIENTE_BASE, nome?: string) => {
  const { status, corpo } = await quem('POST /simulacao', dados(nome))
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}
const linhasDe = (codigo: string) => amb.db.selectFrom('simulacao').selectAll().where('codigo', '=', codigo).execute()
const colega = async (perfil: 'CLIENTE' | 'CLIENTE_BASE') => {
  const { codigo } = await criarUsuario(amb, [perfil])
  await amb.db.insertInto('vinculo').values({ usuario: codigo, cliente: empresa.cliente, perfil }).execute()
  return amb.como({ usuario: codigo, perfis: [perfil], cliente: empresa.cliente })
}

describe('lista', () => {
  it('a empresa vê todas; quem está no plano grátis, as próprias', async () => {
    const nova = await criarEmpresa(amb)
    await criar(nova.como.CLIENTE, 'Ecocardiograma')
    await criar(nova.como.CLIENTE_BASE, 'Ultrassom')
    const nomes = async (quem: Chamar, filtro = {}) =>
      (await quem('GET /simulacao', { ordem: 'nome', ...filtro })).corpo.itens.map(({ nome }) => nome)
    expect(await nomes(nova.como.CLIENTE)).toEqual(['Ecocardiograma', 'Ultrassom'])
    expect(await nomes(nova.como.CLIENTE_BASE)).toEqual(['Ultrassom'])
    expect(await nomes(nova.como.CLIENTE, { busca: 'eco' })).toEqual(['Ecocardiograma'])
    expect((await nova.como.PARCEIRO('GET /simulacao', {})).status).toBe(403)
  })
})

describe('guardar', () => {
  it('guarda os números da regra, não os do navegador, e deixa trilha', async () => {
    const enviado = { ...dados(), custoCentavos: 1, precoCentavos: 2, margemBp: 9_999 }
    const { status, corpo } = await empresa.como.CLIENTE_BASE('POST /simulacao', enviado)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({ precoCentavos: 25_000, versao: 1, permissoes: { editar: true, excluir: true } })
    expect(corpo.custoCentavos).toBeGreaterThan(10_000)
    const { corpo: lida } = await empresa.como.CLIENTE_BASE('GET /simulacao/:codigo', { codigo: corpo.codigo })
    expect(lida).toEqual(corpo)
    expect(lida.cenarios).toEqual([CENARIO_DE_EXEMPLO])
    const { itens } = (await empresa.como.CLIENTE('GET /historico', { entidade: 'simulacao', registro: corpo.codigo }))
      .corpo
    expect(itens.map(({ acao }) => acao)).toEqual(['CRIAR'])
  })

  it('repetida com a mesma chave, cria uma vez só', async () => {
    const idempotencia = randomUUID()
    const pedir = () => empresa.como.CLIENTE_BASE('POST /simulacao', dados('Uma vez'), { idempotencia })
    const [uma, outra] = [await pedir(), await pedir()]
    expect(outra.corpo).toEqual(uma.corpo)
    const { total } = (await empresa.como.CLIENTE_BASE('GET /simulacao', { busca: 'Uma vez' })).corpo
    expect(total).toBe(1)
  })

  it.each([
    ['nome', { ...dados(' ') }],
    ['cenarios', { nome: 'Sem cenário', cenarios: [] }],
    ['cenarios.0.exames', dados('Zero', { exames: 0 })],
    [
      'cenarios.0.equipamentos.0.vidaMeses',
      dados('Vida', { equipamentos: [{ ...CENARIO_DE_EXEMPLO.equipamentos[0], vidaMeses: 0 }] }),
    ],
    [
      'cenarios.0.precoCentavos',
      dados('Impossível', {
        precoCentavos: null,
        repasse: { tipo: 'PERCENTUAL', basisPoints: 10_000, centavos: null, base: 'BRUTO' },
      }),
    ],
  ])('recusa %s com 422 no campo', async (campo, invalido) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /simulacao', invalido)
    expect(status).toBe(422)
    expect(Object.keys((corpo as unknown as { campos: object }).campos)).toEqual([campo])
  })

  it('sem preço, guarda o sugerido', async () => {
    const { corpo } = await empresa.como.CLIENTE(
      'POST /simulacao',
      dados('Sugerido', { ...CENARIO_EM_BRANCO, servico: 'x', minutos: 60, custoHoraCentavos: 6_000, margemBp: 2_000 }),
    )
    // Sem receita nos últimos doze meses, Anexo V: 15,5 %. 60,00 ÷ (1 − 15,5 % − 20 %) = 93,0233
    expect(corpo).toMatchObject({ precoCentavos: 9_303, margemBp: 2_000 })
    expect(corpo.cenarios[0]?.precoCentavos).toBeNull()
  })
})

describe('mudar', () => {
  it('muda, conta uma versão e recalcula', async () => {
    const { codigo, margemBp } = await criar()
    const { status, corpo } = await empresa.como.CLIENTE_BASE('PUT /simulacao/:codigo', {
      codigo,
      versao: 1,
      ...dados('Mais caro', { precoCentavos: 40_000 }),
    })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ nome: 'Mais caro', precoCentavos: 40_000, versao: 2 })
    expect(corpo.margemBp).toBeGreaterThan(margemBp)
  })

  it('duas mudanças da mesma versão: uma vence, a outra sabe de quem', async () => {
    const { codigo } = await criar()
    const mudar = (nome: string) =>
      empresa.como.CLIENTE('PUT /simulacao/:codigo', { codigo, versao: 1, ...dados(nome) })
    const respostas = await Promise.all([mudar('Uma'), mudar('Outra')])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo as unknown as Record<string, unknown>
    expect(recusa).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { versao: 2 }, por: empresa.usuarios.CLIENTE.nome },
    })
    const [linha] = await linhasDe(codigo)
    expect(linha).toMatchObject({ versao: 2, nome: respostas.find(({ status }) => status === 200)?.corpo.nome })
  })

  it('recusada, nada muda', async () => {
    const { codigo } = await criar()
    const antes = await linhasDe(codigo)
    const { status } = await empresa.como.CLIENTE_BASE('PUT /simulacao/:codigo', {
      codigo,
      versao: 1,
      ...dados('x', { km: -1 }),
    })
    expect(status).toBe(422)
    expect(await linhasDe(codigo)).toEqual(antes)
  })
})

describe('excluir e duplicar', () => {
  it('exclui, e não há mais o que abrir', async () => {
    const { codigo } = await criar()
    expect((await empresa.como.CLIENTE_BASE('DELETE /simulacao/:codigo', { codigo })).status).toBe(204)
    expect((await empresa.como.CLIENTE_BASE('GET /simulacao/:codigo', { codigo })).status).toBe(404)
    expect((await empresa.como.CLIENTE_BASE('DELETE /simulacao/:codigo', { codigo })).status).toBe(404)
  })

  it('a cópia é outra, com os mesmos cenários e números, de quem copiou', async () => {
    const original = await criar()
    const { status, corpo } = await empresa.como.CLIENTE('POST /simulacao/:codigo/duplicar', {
      codigo: original.codigo,
      nome: 'Cópia',
    })
    expect(status).toBe(201)
    const { codigo, nome, versao, ...igual } = corpo
    expect([nome, versao]).toEqual(['Cópia', 1])
    expect(codigo).not.toBe(original.codigo)
    // The trail is read by the manager, not on the free plan.
    expect([original.permissoes.verHistorico, corpo.permissoes.verHistorico]).toEqual([false, true])
    expect({ ...original, permissoes: corpo.permissoes }).toMatchObject(igual)
    // Of the manager now: who is on the free plan does not see it.
    expect((await empresa.como.CLIENTE_BASE('GET /simulacao/:codigo', { codigo })).status).toBe(404)
  })
})

describe('alcance', () => {
  const tentar = async (quem: Chamar, codigo: string) => {
    const respostas = [
      await quem('GET /simulacao/:codigo', { codigo }),
      await quem('PUT /simulacao/:codigo', { codigo, versao: 1, ...dados('Tomada') }),
      await quem('POST /simulacao/:codigo/duplicar', { codigo, nome: 'Cópia' }),
      await quem('DELETE /simulacao/:codigo', { codigo }),
    ]
    return respostas.map(({ status }) => status)
  }
  const NADA = [404, 404, 404, 404]

  it('a de um colega do plano grátis não existe para o outro; a gestora alcança', async () => {
    const { codigo } = await criar()
    expect(await tentar(await colega('CLIENTE_BASE'), codigo)).toEqual(NADA)
    expect(await tentar(await colega('CLIENTE'), codigo)).toEqual([200, 200, 201, 204])
  })

  it('a de outra empresa não existe', async () => {
    const { codigo } = await criar()
    for (const perfil of ['CLIENTE', 'CLIENTE_BASE'] as const)
      expect(await tentar(alheia.como[perfil], codigo)).toEqual(NADA)
    expect(await linhasDe(codigo)).toHaveLength(1)
  })

  it('sem token é 401, e outros perfis não entram', async () => {
    const { codigo } = await criar()
    expect(await tentar(amb.semToken, codigo)).toEqual([401, 401, 401, 401])
    for (const perfil of ['ESPECIALISTA', 'PARCEIRO', 'ADMIN'] as const)
      expect(await tentar(empresa.como[perfil], codigo)).toEqual([403, 403, 403, 403])
  })
})
