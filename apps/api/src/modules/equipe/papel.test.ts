import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const gestor = () => empresa.como.CLIENTE
const fichaDe = async (codigo: string) => (await gestor()('GET /equipe/:codigo', { codigo })).corpo
const mudar = async (codigo: string, papel: string, quem = gestor()) =>
  quem('PUT /equipe/:codigo/papel', { codigo, papel, versao: (await fichaDe(codigo)).versao })

describe('o papel estreita o que o perfil permite', () => {
  it('vale assim que a conferência da sessão é lida de novo, nas rotas e no que as respostas permitem', async () => {
    const pessoa = await comPapel(amb, empresa, 'GESTOR')
    const { codigo } = await abrir(amb, empresa)
    const ler = () => pessoa.chamar('GET /atendimento/:codigo', { codigo })
    expect((await ler()).corpo.permissoes).toMatchObject({ editar: true, cancelar: true })
    expect((await mudar(pessoa.vinculo, 'LEITURA')).status).toBe(200)
    // Another session of the same person reads the link anew, as every process does once what it knows is old.
    const depois = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const { corpo } = await depois('GET /atendimento/:codigo', { codigo })
    expect(Object.values(corpo.permissoes).filter(Boolean)).toEqual([])
    expect((await depois('POST /especialidade', { nome: unico('Especialidade') })).status).toBe(403)
  })

  it('o painel, a busca e os avisos mostram só o que o papel alcança', async () => {
    const recepcao = await comPapel(amb, empresa, 'RECEPCAO')
    const { corpo } = await recepcao.chamar('GET /dashboard')
    expect(corpo).toMatchObject({
      receber: null,
      meses: null,
      parceiros: null,
      agenda: { porEstado: expect.anything() },
    })
    const financeiro = await comPapel(amb, empresa, 'FINANCEIRO')
    expect((await financeiro.chamar('GET /dashboard')).corpo).toMatchObject({
      laudos: null,
      criticos: null,
      agenda: null,
    })
    const { corpo: achados } = await financeiro.chamar('GET /busca', { termo: 'mel' })
    expect(achados.itens.filter(({ tipo }) => tipo === 'animal' || tipo === 'laudo')).toEqual([])
  })

  it('o histórico de um registro pede a leitura dele', async () => {
    const financeiro = await comPapel(amb, empresa, 'FINANCEIRO')
    const pedir = async (entidade: string) =>
      (await financeiro.chamar('GET /historico', { entidade, registro: randomUUID() })).status
    expect([await pedir('titulo'), await pedir('animal'), await pedir('laudo'), await pedir('constructor')]).toEqual([
      200, 404, 404, 404,
    ])
  })

  it('quem também é especialista escreve só os seus laudos', async () => {
    const { codigo: atendimento } = await abrir(amb, empresa)
    const dupla = await comPapel(amb, empresa, 'RECEPCAO', ['ESPECIALISTA'])
    const { corpo } = await dupla.chamar('GET /laudo/:codigo', { codigo: atendimento })
    expect(corpo).toMatchObject({ codigo: 'NAO_ENCONTRADO' })
    // Reading is of both capacities; what only the receptionist may, and what only the specialist may, are both served.
    expect((await dupla.chamar('GET /lista-espera')).status).toBe(200)
    expect((await dupla.chamar('GET /acerto')).status).toBe(200)
    expect((await dupla.chamar('GET /contas-receber')).status).toBe(403)
  })
})

describe('PUT /equipe/:codigo/papel', () => {
  it('fica na trilha da empresa, em palavras, e não na da operadora', async () => {
    const pessoa = await comPapel(amb, empresa, 'RECEPCAO')
    const { corpo } = await mudar(pessoa.vinculo, 'FINANCEIRO')
    expect(corpo).toMatchObject({ papel: { valor: 'FINANCEIRO', nome: 'Financeiro' }, versao: 2 })
    const { corpo: trilha } = await gestor()('GET /historico', { entidade: 'vinculo', registro: pessoa.vinculo })
    expect(trilha.itens[0]).toMatchObject({
      usuario: empresa.usuarios.CLIENTE.nome,
      mudancas: { papel: ['Recepção', 'Financeiro'] },
    })
  })

  it('sobre uma versão antiga é conflito, de outra empresa é ninguém, de um conjunto alheio não existe', async () => {
    const pessoa = await comPapel(amb, empresa, 'LEITURA')
    const pedido = { codigo: pessoa.vinculo, papel: 'RECEPCAO' as const, versao: 9 }
    expect((await gestor()('PUT /equipe/:codigo/papel', pedido)).status).toBe(409)
    expect((await outra.como.CLIENTE('PUT /equipe/:codigo/papel', pedido)).status).toBe(404)
    const { corpo: dela } = await outra.como.CLIENTE('POST /papel', { nome: 'Alheio', permissoes: ['agenda:ler'] })
    expect((await mudar(pessoa.vinculo, dela.codigo)).status).toBe(422)
  })

  it('ninguém dá o que não tem, nem a si, nem mexe em quem pode mais', async () => {
    const chefe = await comPapel(amb, empresa, ['equipe:ler', 'equipe:escrever', 'agenda:ler'])
    const alvo = await comPapel(amb, empresa, ['agenda:ler'])
    const convite = (papel: string) =>
      chefe.chamar('POST /equipe/convite', { email: `${randomUUID()}@x.vet`, perfil: 'CLIENTE', papel })
    expect((await convite('GESTOR')).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    expect((await mudar(alvo.vinculo, 'LEITURA', chefe.chamar)).status).toBe(409)
    expect((await mudar(chefe.vinculo, 'GESTOR', chefe.chamar)).status).toBe(409)
    const doGestor = (await gestor()('GET /equipe', { busca: empresa.usuarios.CLIENTE.nome })).corpo.itens[0]
    const desligar = { codigo: doGestor?.codigo ?? '', ativo: false, versao: 1 }
    expect((await chefe.chamar('PUT /equipe/:codigo/ativo', desligar)).status).toBe(409)
  })
})

describe('conjuntos da empresa', () => {
  it('escrever traz a leitura; quem usa impede a exclusão, e mudar vale para quem o tem', async () => {
    const { status, corpo } = await gestor()('POST /papel', { nome: unico('Balcão'), permissoes: ['agenda:escrever'] })
    expect(status).toBe(201)
    expect(corpo.permissoes).toEqual(
      expect.arrayContaining(['agenda:ler', 'agenda:escrever', 'base:ler', 'dashboard:ler']),
    )
    const pessoa = await comPapel(amb, empresa, 'LEITURA')
    expect((await mudar(pessoa.vinculo, corpo.codigo)).corpo.papel).toEqual({ valor: corpo.codigo, nome: corpo.nome })
    expect((await gestor()('GET /papel')).corpo.find(({ codigo }) => codigo === corpo.codigo)?.pessoas).toEqual([
      pessoa.nome,
    ])
    expect((await gestor()('DELETE /papel/:codigo', { codigo: corpo.codigo })).corpo).toMatchObject({
      codigo: 'EM_USO',
    })
    const mudado = { codigo: corpo.codigo, nome: corpo.nome, permissoes: ['tutor:ler' as const], versao: corpo.versao }
    expect((await gestor()('PUT /papel/:codigo', mudado)).status).toBe(200)
    const depois = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await depois('GET /tutor')).status).toBe(200)
    expect(
      (await depois('GET /agendamento/periodo' as never, { de: '2026-11-20', ate: '2026-11-20' } as never)).status,
    ).not.toBe(200)
    await mudar(pessoa.vinculo, 'LEITURA')
    expect((await gestor()('DELETE /papel/:codigo', { codigo: corpo.codigo })).status).toBe(204)
  })

  it('dois com o mesmo nome, versão antiga, permissão que não existe', async () => {
    const nome = unico('Conjunto')
    const { corpo } = await gestor()('POST /papel', { nome, permissoes: ['agenda:ler'] })
    expect(
      (await gestor()('POST /papel', { nome: nome.toUpperCase(), permissoes: ['agenda:ler'] })).corpo,
    ).toMatchObject({
      codigo: 'JA_EXISTE',
    })
    const velho = { codigo: corpo.codigo, nome, permissoes: ['agenda:ler' as const], versao: 7 }
    expect((await gestor()('PUT /papel/:codigo', velho)).status).toBe(409)
    expect(
      (await gestor()('POST /papel', { nome: unico('C'), permissoes: ['usuario:escrever' as never] })).status,
    ).toBe(422)
    expect((await outra.como.CLIENTE('PUT /papel/:codigo', velho)).status).toBe(404)
  })
})
