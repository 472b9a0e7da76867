import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dadosDeParceiro } from './parceiro/parceiro.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, SENHA, unico, type Empresa } from './fabricas.ts'
import { camposDe } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const especieDe = async (nome = 'Canina') =>
  (await amb.db.selectFrom('especie').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()).codigo

/** A body as it is written, for numbers that no program of ours would write. */
async function abrirNaRede() {
  const post = (url: string, payload: object | string, headers = {}) =>
    amb.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: '10.9.9.9' })
  const { email } = empresa.usuarios.CLIENTE
  const login = await post('/auth/login', { identificador: email, senha: SENHA })
  const levando = (token: string) => ({ authorization: `Bearer ${token}` })
  const contexto = await post('/auth/contexto', { codigoCliente: empresa.cliente }, levando(login.json().token))
  return (corpo: string) =>
    post('/servico', corpo, {
      ...levando(contexto.json().token),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    })
}

describe('números, dinheiro, zonas e datas impossíveis', () => {
  const recusado = async (chamar: Promise<{ status: number; corpo: unknown }>) => {
    const { status, corpo } = await chamar
    return [status, Object.keys(camposDe(corpo))] as const
  }
  const servico = (mudanca: object) =>
    empresa.como.CLIENTE('POST /servico', {
      nome: unico('S'),
      modalidade: 'RADIOGRAFIA',
      especialidade: empresa.especialidade,
      duracaoMinutos: 30,
      precoCentavos: 1,
      ...mudanca,
    } as never)

  it.each([[-1], [1.5], [1e15], ['NaN'], [true], [null], ['1e3']])('preço %s', async (precoCentavos) => {
    expect(await recusado(servico({ precoCentavos }))).toEqual([422, ['precoCentavos']])
  })

  it('1e400 e -0 escritos no corpo', async () => {
    const enviar = await abrirNaRede()
    const comPreco = (preco: string) =>
      enviar(
        `{"nome":"${unico('S')}","modalidade":"RADIOGRAFIA","especialidade":"${empresa.especialidade}","duracaoMinutos":30,"precoCentavos":${preco}}`,
      )
    expect((await comPreco('1e400')).statusCode).toBe(422)
    expect((await comPreco('-1e400')).statusCode).toBe(422)
    expect((await comPreco('-0')).statusCode).toBe(201)
  })

  it.each(['Marte/Olympus', '+03:00', 'utc', 'America/Sao_Paulo\u0000x', 'EST5EDT', ''])('fuso %s', async (fuso) => {
    const { status } = await empresa.como.CLIENTE('POST /parceiro', { ...dadosDeParceiro(), fuso } as never)
    expect(status).toBe(422)
  })

  it.each([
    '0000-00-00',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-2-3',
    '-000001-01-01',
    '2026-01-01T00:00:00Z',
  ])('nascimento %s', async (nascimento) => {
    const { tutor } = await criarAnimal(amb, empresa.cliente)
    const criado = empresa.como.CLIENTE('POST /animal', {
      nome: 'Rex',
      especie: await especieDe(),
      sexo: 'MACHO',
      tutor,
      nascimento,
    })
    expect(await recusado(criado)).toEqual([422, ['nascimento']])
  })
})

describe('unir não faz um cadastro que ninguém poderia ter digitado', () => {
  const mudar = async (chamar: Chamar, codigo: string, dados: object) => {
    const { corpo: a } = await chamar('GET /animal/:codigo', { codigo })
    const { status, corpo } = await chamar('PUT /animal/:codigo', {
      codigo,
      versao: a.versao,
      nome: a.nome,
      especie: a.especie.codigo,
      raca: a.raca?.codigo ?? null,
      sexo: a.sexo,
      tutor: a.tutor.codigo,
      ...dados,
    })
    expect(status, JSON.stringify(corpo)).toBe(200)
    return corpo
  }

  it('óbito antes do nascimento', async () => {
    const { CLIENTE } = empresa.como
    const [um, dois] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
    const a = await mudar(CLIENTE, um.animal, { nascimento: '2025-06-01' })
    const b = await mudar(CLIENTE, dois.animal, { nascimento: '2010-01-01', obito: '2020-05-05', obitoMotivo: 'Idade' })
    const unir = (doOutro: ('obito' | 'nascimento')[]) =>
      CLIENTE('POST /animal/:codigo/unir', {
        codigo: a.codigo,
        versao: a.versao,
        outro: b.codigo,
        versaoDoOutro: b.versao,
        doOutro,
      })
    const recusada = await unir(['obito'])
    expect([recusada.status, Object.keys(camposDe(recusada.corpo))]).toEqual([422, ['obito']])
    const certa = await unir(['obito', 'nascimento'])
    expect([certa.status, certa.corpo.nascimento, certa.corpo.obito]).toEqual([200, '2010-01-01', '2020-05-05'])
  })

  it('mais tutores do que o formulário aceita: não poderia mais ser salvo', async () => {
    const { CLIENTE } = empresa.como
    const tutores = await Promise.all(
      Array.from(
        { length: 13 },
        async () => (await CLIENTE('POST /tutor', { nome: unico('T'), estrangeiro: true })).corpo.codigo,
      ),
    )
    const especie = await especieDe()
    const criar = async (seus: string[]) => {
      const [tutor = '', ...outrosTutores] = seus
      const { status, corpo } = await CLIENTE('POST /animal', {
        nome: 'Rex',
        especie,
        sexo: 'MACHO',
        tutor,
        outrosTutores,
      })
      expect(status, JSON.stringify(corpo)).toBe(201)
      return corpo
    }
    const [a, b] = [await criar(tutores.slice(0, 11)), await criar(tutores.slice(11))]
    const unido = await CLIENTE('POST /animal/:codigo/unir', {
      codigo: a.codigo,
      versao: 1,
      outro: b.codigo,
      versaoDoOutro: 1,
      doOutro: [],
    })
    expect([unido.status, Object.keys(camposDe(unido.corpo))]).toEqual([422, ['outro']])
  })

  it('um brasileiro com documento de estrangeiro, ou sem CPF', async () => {
    const { CLIENTE } = empresa.como
    const { corpo: fora } = await CLIENTE('POST /tutor', { nome: 'John Doe', estrangeiro: true, documento: 'AB 123' })
    const { corpo: daqui } = await CLIENTE('POST /tutor', { nome: 'John Doe', cpf: cpfUnico() })
    const unido = await CLIENTE('POST /tutor/:codigo/unir', {
      codigo: daqui.codigo,
      versao: 1,
      outro: fora.codigo,
      versaoDoOutro: 1,
      doOutro: ['identificacao'],
    })
    expect(unido.status, JSON.stringify(unido.corpo)).toBe(200)
    const { nome, estrangeiro, cpf, documento, codigo, versao } = unido.corpo
    expect((await CLIENTE('PUT /tutor/:codigo', { codigo, versao, nome, estrangeiro, cpf, documento })).status).toBe(
      200,
    )
  })
})

describe('períodos enormes', () => {
  it('não fazem o servidor contar dia por dia', async () => {
    const { CLIENTE } = empresa.como
    const codigo = empresa.especialista
    expect(
      (await CLIENTE('GET /especialista/:codigo/janelas', { codigo, de: '0001-01-02', ate: '9998-12-31' })).status,
    ).toBe(422)
    expect((await CLIENTE('GET /feriado/calendario', { de: '0001-01-02', ate: '9998-12-31' })).status).toBe(422)
  })
})
