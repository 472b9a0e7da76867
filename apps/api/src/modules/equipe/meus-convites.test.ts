import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, segredoDe } from '../../../teste/porta.ts'
import { avisarConvitesVencidos } from './avisar-do-convite.ts'
import { situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let pessoa: { codigo: string; email: string }
let eu: Chamar
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())
/** Somebody who manages one company, in it, and another company that invites them. */
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  pessoa = await criarUsuario(amb, ['CLIENTE'])
  const vinculo = { usuario: pessoa.codigo, cliente: outra.cliente, perfil: 'CLIENTE' } as const
  await amb.db.insertInto('vinculo').values(vinculo).execute()
  eu = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'], cliente: outra.cliente })
})

const convidar = async (dados: object = {}, email = pessoa.email) => {
  const convite = { nome: 'Rita', email, perfil: 'CLIENTE', papel: 'RECEPCAO', ...dados }
  const { status, corpo } = await empresa.como.CLIENTE('POST /equipe/convite', convite as never)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo.codigo
}
const aceitar = (codigo: string, quem = eu) => quem('POST /conta/convites/:codigo/aceitar', { codigo })
const recusar = (codigo: string, quem = eu) => quem('POST /conta/convites/:codigo/recusar', { codigo })
const avisos = async (quem = empresa.como.CLIENTE) =>
  (await quem('GET /notificacao')).corpo.itens
    .filter(({ rota }) => rota === '/empresa/equipe')
    .map(({ titulo }) => titulo)
const rodada = () => avisarConvitesVencidos({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const vencer = (codigo: string) =>
  amb.db.updateTable('convite').set({ expira_em: '2026-11-01' }).where('codigo', '=', codigo).execute()
const meus = async (quem = eu) => (await quem('GET /conta/convites')).corpo

describe('o convite de quem já está no produto', () => {
  it('espera por quem tem o e-mail, em palavras, e por mais ninguém', async () => {
    const codigo = await convidar()
    const [meu, ...resto] = await meus()
    expect(resto).toEqual([])
    expect(meu).toMatchObject({ codigo, de: empresa.usuarios.CLIENTE.nome, como: 'Recepção' })
    expect(await meus(empresa.como.ESPECIALISTA)).toEqual([])
    expect((await aceitar(codigo, empresa.como.ESPECIALISTA)).status).toBe(404)
    expect((await recusar(codigo, empresa.como.ESPECIALISTA)).status).toBe(404)
    expect((await amb.semToken('GET /conta/convites')).status).toBe(401)
    expect((await amb.semToken('POST /conta/convites/:codigo/aceitar', { codigo })).status).toBe(401)
    expect((await aceitar('qualquer')).status).toBe(422)
    expect(await meus()).toHaveLength(1)
  })

  it('aceito, abre a outra empresa com o papel do convite; o link da carta deixa de valer, e a trilha é da empresa', async () => {
    const codigo = await convidar()
    const porta = abrirPorta(amb, empresa)
    const segredo = segredoDe((await porta.cartasPara(pessoa.email)).at(-1)?.url)
    const { status, corpo } = await aceitar(codigo)
    expect({ status, corpo }).toMatchObject({
      status: 200,
      corpo: { tipo: 'cliente', lugar: { codigo: empresa.cliente }, perfis: ['CLIENTE'] },
    })
    const la = await eu('POST /auth/contexto', { codigoCliente: empresa.cliente })
    expect(la.corpo.sessao.papel).toMatchObject({ nome: 'Recepção' })
    expect((await amb.comToken(la.corpo.token)('GET /contas-receber')).status).toBe(403)
    expect((await porta.enviar('convite/aceitar', { segredo })).status).toBe(410)
    expect((await aceitar(codigo)).status).toBe(404)
    const trilha = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'vinculo',
      registro: (await empresa.como.CLIENTE('GET /equipe', { busca: pessoa.email })).corpo.itens[0]?.codigo ?? '',
    })
    expect(trilha.corpo.itens[0]).toMatchObject({ mudancas: { como: [null, 'Recepção'] } })
  })

  it('de uma clínica, diz onde a pessoa passa a entrar e o perfil que ganhou', async () => {
    const { corpo } = await aceitar(await convidar({ perfil: 'PARCEIRO', papel: null, parceiro: empresa.parceiro }))
    expect(corpo).toMatchObject({
      tipo: 'clinica',
      lugar: { codigo: empresa.parceiro },
      perfis: ['CLIENTE', 'PARCEIRO'],
    })
    expect((await eu('POST /auth/contexto', { codigoParceiro: empresa.parceiro })).status).toBe(200)
  })

  it('recusado, some dos dois lados e fica na trilha; ninguém entra por ele', async () => {
    const codigo = await convidar()
    expect((await recusar(codigo)).status).toBe(204)
    expect(await meus()).toEqual([])
    expect(await avisos()).toEqual(['Rita recusou o convite: Recepção'])
    expect(await avisos(empresa.como.PARCEIRO)).toEqual([])
    expect((await empresa.como.CLIENTE('GET /equipe/:codigo', { codigo })).status).toBe(404)
    expect((await eu('POST /auth/contexto', { codigoCliente: empresa.cliente })).status).toBe(404)
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'convite', registro: codigo })
    expect(corpo.itens[0]).toMatchObject({ acao: 'RECUSAR_CONVITE' })
  })
})

describe('as mesmas regras do link', () => {
  it('vencido não aparece nem entra; cancelado não existe mais', async () => {
    const codigo = await convidar()
    const cancelado = await convidar({ perfil: 'PARCEIRO', papel: null, parceiro: empresa.parceiro })
    await empresa.como.CLIENTE('DELETE /equipe/convite/:codigo', { codigo: cancelado })
    expect((await aceitar(cancelado)).status).toBe(404)
    await amb.db.updateTable('convite').set({ expira_em: '2026-11-01' }).where('codigo', '=', codigo).execute()
    expect(await meus()).toEqual([])
    expect((await aceitar(codigo)).corpo).toMatchObject({ codigo: 'LINK_EXPIRADO' })
    expect((await recusar(codigo)).status).toBe(410)
  })

  it('um e-mail que ninguém confirmou ainda não é de ninguém', async () => {
    const codigo = await convidar()
    const conta = amb.db.updateTable('usuario').where('codigo', '=', pessoa.codigo)
    await conta.set({ confirmacao_pendente: true }).execute()
    expect((await aceitar(codigo)).status).not.toBe(200)
    await conta.set({ confirmacao_pendente: false }).execute()
    expect(await meus()).toHaveLength(1)
  })

  it('um link para enviar não é de ninguém até alguém dizer o e-mail', async () => {
    await convidar({}, null as never)
    expect(await meus()).toEqual([])
  })

  it('sem lugar no plano não entra, e o convite continua valendo', async () => {
    const codigo = await convidar()
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: unico('Plano'), mensal_centavos: 1, anual_centavos: 1, limite_usuarios: 3 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', empresa.cliente).execute()
    expect((await aceitar(codigo)).corpo).toMatchObject({ codigo: 'LIMITE_DO_PLANO' })
    expect(await meus()).toHaveLength(1)
  })

  it('dois cliques, ou a tela e a carta ao mesmo tempo: um entra', async () => {
    const codigo = await convidar()
    const porta = abrirPorta(amb, empresa)
    const segredo = segredoDe((await porta.cartasPara(pessoa.email)).at(-1)?.url)
    const respostas = await Promise.all([
      aceitar(codigo),
      aceitar(codigo),
      porta.enviar('convite/aceitar', { segredo }),
    ])
    expect(situacoes(respostas).filter((status) => status < 300)).toHaveLength(1)
    const vinculos = await amb.db
      .selectFrom('vinculo')
      .select('codigo')
      .where('usuario', '=', pessoa.codigo)
      .where('cliente', '=', empresa.cliente)
      .execute()
    expect(vinculos).toHaveLength(1)
  })

  it('aceitar e cancelar ao mesmo tempo: entra e o cancelamento não acha, ou o contrário', async () => {
    const codigo = await convidar()
    const [entrada, cancelamento] = await Promise.all([
      aceitar(codigo),
      empresa.como.CLIENTE('DELETE /equipe/convite/:codigo', { codigo }),
    ])
    expect((entrada.status === 200) !== (cancelamento.status === 204)).toBe(true)
  })
})

describe('o convite que venceu sem resposta', () => {
  it('é dito uma vez a quem cuida da equipe; enviado de novo e vencido outra vez, mais uma', async () => {
    const codigo = await convidar()
    await rodada()
    expect(await avisos()).toEqual([])
    await vencer(codigo)
    await Promise.all([rodada(), rodada()])
    await rodada()
    const dito = 'Rita não respondeu ao convite, que venceu: Recepção'
    expect(await avisos()).toEqual([dito])
    expect((await empresa.como.CLIENTE('POST /equipe/convite/:codigo/reenvio', { codigo })).status).toBe(200)
    await rodada()
    expect(await avisos()).toEqual([dito])
    await vencer(codigo)
    await rodada()
    expect(await avisos()).toEqual([dito, dito])
  })

  it('o de gente da clínica é dito à clínica também; o de um link, sem nome', async () => {
    await vencer(await convidar({ perfil: 'PARCEIRO', papel: null, parceiro: empresa.parceiro }))
    await vencer(await convidar({ nome: null }, null as never))
    await rodada()
    expect(await avisos(empresa.como.PARCEIRO)).toEqual([expect.stringContaining('Clínica parceira')])
    expect((await avisos()).toSorted()).toEqual([
      'Quem recebeu o link não respondeu ao convite, que venceu: Recepção',
      expect.stringMatching(/^Rita não respondeu/),
    ])
  })

  it('o que foi aceito não vence', async () => {
    const codigo = await convidar()
    expect((await aceitar(codigo)).status).toBe(200)
    amb.relogio.avancar({ hours: 24 * 8 })
    await rodada()
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    expect(await avisos()).toEqual([])
  })
})

it('um código que não é de convite não existe', async () => {
  expect((await aceitar(randomUUID())).status).toBe(404)
})
