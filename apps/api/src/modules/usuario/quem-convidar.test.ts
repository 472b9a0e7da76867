import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const pessoa = (mudanca: object = {}) => ({
  nome: "Ana D'Ávila Ção 🐶",
  email: `${randomUUID()}@convite.vet`,
  perfis: ['CLIENTE' as const],
  vinculos: [{ perfil: 'CLIENTE' as const, cliente: empresa.cliente }],
  ...mudanca,
})
const convidar = (dados = pessoa()) => empresa.como.ADMIN('POST /usuario', dados)
describe('quem pode ser convidado', () => {
  it('recusa e-mail e CPF de outra pessoa, e cada campo com a sua mensagem', async () => {
    const cpf = cpfUnico()
    const dados = pessoa({ cpf })
    await convidar(dados)
    expect(await convidar(pessoa({ email: dados.email }))).toMatchObject({
      status: 409,
      corpo: { campos: { email: 'Já há uma pessoa com este e-mail.' } },
    })
    expect(await convidar(pessoa({ cpf }))).toMatchObject({
      status: 409,
      corpo: { campos: { cpf: 'Outra pessoa já usa este CPF.' } },
    })
    const torto = await convidar(
      pessoa({ nome: 'Zé', email: 'x', cpf: '123', telefone: '1', perfis: [], vinculos: [] }),
    )
    expect(torto.status).toBe(422)
    expect(torto.corpo).toMatchObject({
      campos: {
        nome: 'Escreva o nome completo.',
        email: 'E-mail inválido. Confira o endereço.',
        cpf: expect.any(String),
        telefone: expect.any(String),
        perfis: 'Escolha ao menos um perfil.',
      },
    })
  })

  it('perfil e vínculo dizem o mesmo, e o alvo é da empresa', async () => {
    const outra = await criarEmpresa(amb)
    const recusas: [object, string][] = [
      [{ perfis: ['CLIENTE'], vinculos: [] }, 'vinculos'],
      [{ perfis: ['ADMIN'] }, 'vinculos.0.perfil'],
      [{ perfis: ['PARCEIRO'], vinculos: [{ perfil: 'PARCEIRO', cliente: empresa.cliente }] }, 'vinculos.0.parceiro'],
      [
        {
          perfis: ['PARCEIRO'],
          vinculos: [{ perfil: 'PARCEIRO', cliente: empresa.cliente, parceiro: outra.parceiro }],
        },
        'vinculos',
      ],
      [
        {
          perfis: ['ESPECIALISTA'],
          vinculos: [{ perfil: 'ESPECIALISTA', cliente: empresa.cliente, especialista: outra.especialista }],
        },
        'vinculos',
      ],
      [{ vinculos: [{ perfil: 'CLIENTE', cliente: randomUUID() }] }, 'vinculos'],
    ]
    for (const [mudanca, campo] of recusas) {
      const { status, corpo } = await convidar(pessoa(mudanca))
      expect([campo, status]).toEqual([campo, 422])
      expect(corpo).toMatchObject({ campos: { [campo]: expect.any(String) } })
    }
    expect((await convidar(pessoa({ perfis: ['ADMIN'], vinculos: [] }))).status).toBe(201)
  })

  it('o plano da empresa limita as pessoas; a mesma pessoa em outro perfil não conta duas vezes', async () => {
    const limitada = await criarEmpresa(amb)
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: `Plano ${randomUUID()}`, mensal_centavos: 1, anual_centavos: 1, limite_usuarios: 4 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', limitada.cliente).execute()
    const la = () =>
      pessoa({
        perfis: ['CLIENTE', 'ESPECIALISTA'],
        vinculos: [
          { perfil: 'CLIENTE', cliente: limitada.cliente },
          { perfil: 'ESPECIALISTA', cliente: limitada.cliente, especialista: limitada.especialista },
        ],
      })
    const disputa = await Promise.all([convidar(la()), convidar(la()), convidar(la())])
    expect(disputa.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402])
    const daClinica = { perfil: 'PARCEIRO' as const, cliente: limitada.cliente, parceiro: limitada.parceiro }
    expect((await convidar(pessoa({ perfis: ['PARCEIRO'], vinculos: [daClinica] }))).status).toBe(201)
    const { codigo } = disputa.find(({ status }) => status === 201)?.corpo ?? { codigo: '' }
    await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 1, ativo: false })
    expect((await convidar(la())).status).toBe(201)
    const volta = await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 2, ativo: true })
    expect(volta).toMatchObject({ status: 402, corpo: { codigo: 'LIMITE_DO_PLANO' } })
  })

  it('as clínicas e os especialistas de uma empresa, e de mais nenhuma', async () => {
    const buscar = async (perfil: 'PARCEIRO' | 'ESPECIALISTA', busca?: string) =>
      (await empresa.como.ADMIN('GET /usuario/vinculaveis', { cliente: empresa.cliente, perfil, busca })).corpo
    expect((await buscar('PARCEIRO')).map(({ codigo }) => codigo)).toEqual([empresa.parceiro])
    expect(await buscar('ESPECIALISTA', 'ESPECIALISTA')).toMatchObject([
      { codigo: empresa.especialista, detalhe: expect.stringMatching(/^CRMV-SP \d+$/) },
    ])
    expect(await buscar('PARCEIRO', 'nada disso')).toEqual([])
  })

  it('a mesma submissão repetida convida uma vez', async () => {
    const dados = pessoa()
    const idempotencia = randomUUID()
    const respostas = await Promise.all([1, 2].map(() => empresa.como.ADMIN('POST /usuario', dados, { idempotencia })))
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    expect(await abrirPorta(amb, empresa).cartasPara(dados.email)).toHaveLength(1)
  })
})
