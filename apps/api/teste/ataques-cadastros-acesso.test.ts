import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrar } from './usuario/pessoas.ts'
import { codigoDoPasso, passoDe } from '../src/modules/sessao/totp.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA, unico, type Empresa } from './fabricas.ts'
import { segredoDe } from './porta.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let casa: ReturnType<typeof administrar>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  casa = administrar(amb, empresa)
})
afterAll(() => amb.fechar())

type Perfil = 'CLIENTE' | 'ESPECIALISTA'
const vinculo = (perfil: Perfil, { cliente, especialista }: Empresa) => ({
  perfil,
  cliente,
  parceiro: null,
  especialista: perfil === 'ESPECIALISTA' ? especialista : null,
})

/** Somebody signed in, who works in two companies; `entrarNa` chooses where, in the same session. */
async function emDuasEmpresas(daPrimeira: readonly Perfil[]) {
  const { codigo, email } = await criarUsuario(amb, ['CLIENTE', 'ESPECIALISTA'])
  const vinculos = [
    ...daPrimeira.map((perfil) => vinculo(perfil, empresa)),
    vinculo('CLIENTE', outra),
    vinculo('ESPECIALISTA', outra),
  ]
  await amb.db
    .insertInto('vinculo')
    .values(vinculos.map((linha) => ({ usuario: codigo, ...linha })))
    .execute()
  const { corpo } = await casa.porta.entrar(email, SENHA)
  const sessao = amb.comToken(corpo.token)
  const entrarNa = async ({ cliente }: Empresa) =>
    amb.comToken((await sessao('POST /auth/contexto', { codigoCliente: cliente })).corpo.token)
  return { codigo, entrarNa }
}

describe('um vínculo que foi tirado', () => {
  it('não continua no token velho porque o novo da mesma sessão foi conferido', async () => {
    const { codigo, entrarNa } = await emDuasEmpresas(['CLIENTE', 'ESPECIALISTA'])
    const antes = await entrarNa(empresa)
    const vinculos = [vinculo('ESPECIALISTA', empresa), vinculo('CLIENTE', outra), vinculo('ESPECIALISTA', outra)]
    expect((await casa.alterar(codigo, { vinculos })).status).toBe(200)
    const depois = await entrarNa(empresa)
    expect((await depois('GET /especialista', {})).status).toBe(200)
    expect((await depois('POST /equipamento', { nome: unico('Eco') })).status).toBe(403)
    expect((await antes('POST /equipamento', { nome: unico('Eco') })).status).toBe(401)
  })

  it('trocado por outro especialista, leva a agenda do primeiro com ele', async () => {
    const { codigo, entrarNa } = await emDuasEmpresas(['ESPECIALISTA'])
    const antes = await entrarNa(empresa)
    const { codigo: colega } = await amb.db
      .insertInto('especialista')
      .values({
        cliente: empresa.cliente,
        nome: unico('Dr. Colega'),
        crmv_uf: 'RJ',
        crmv_numero: '4321',
        especialidade: empresa.especialidade,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const vinculos = [
      { ...vinculo('ESPECIALISTA', empresa), especialista: colega },
      vinculo('CLIENTE', outra),
      vinculo('ESPECIALISTA', outra),
    ]
    expect((await casa.alterar(codigo, { vinculos })).status).toBe(200)
    const depois = await entrarNa(empresa)
    expect((await depois('GET /especialista/:codigo/assinatura', { codigo: colega })).status).toBe(200)
    expect((await antes('GET /especialista/:codigo/assinatura', { codigo: empresa.especialista })).status).toBe(401)
  })
})

describe('quem administra e também é cliente', () => {
  it('entra como um ou como outro, nunca como os dois', async () => {
    const { codigo, email } = await criarUsuario(amb, ['ADMIN', 'CLIENTE'])
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: codigo, ...vinculo('CLIENTE', empresa) })
      .execute()
    const { corpo } = await casa.porta.entrar(email, SENHA)
    const comoAdmin = amb.comToken(corpo.token)
    expect((await comoAdmin('GET /usuario', {})).status).toBe(200)
    expect((await comoAdmin('GET /animal', {})).status).toBe(403)
    const contexto = await comoAdmin('POST /auth/contexto', { codigoCliente: empresa.cliente })
    expect(contexto.corpo.sessao.perfis).toEqual(['CLIENTE'])
    const comoCliente = amb.comToken(contexto.corpo.token)
    expect((await comoCliente('GET /animal', {})).status).toBe(200)
    expect((await comoCliente('GET /usuario', {})).status).toBe(403)
    expect((await comoAdmin('POST /auth/contexto', { codigoCliente: outra.cliente })).status).toBe(404)
  })

  it('não lê dado clínico por busca, histórico, prontuário ou exportação', async () => {
    const { ADMIN } = empresa.como
    const { corpo: tutor } = await empresa.como.CLIENTE('POST /tutor', { nome: unico('Zuleika'), estrangeiro: true })
    const achados = await ADMIN('GET /busca', { termo: 'zuleika' })
    expect([achados.status, achados.corpo.itens]).toEqual([200, []])
    const historico = await ADMIN('GET /historico', { entidade: 'tutor', registro: tutor.codigo })
    expect(historico.corpo.itens ?? []).toEqual([])
    expect((await ADMIN('GET /tutor', { limite: 1000 })).status).toBe(403)
  })
})

describe('convite', () => {
  const convidar = async (email = `${unico('c').replace(' ', '')}@teste.vet`) => {
    const { status, corpo } = await empresa.como.ADMIN('POST /usuario', {
      nome: 'Convidada Souza',
      email,
      perfis: ['CLIENTE'],
      vinculos: [vinculo('CLIENTE', empresa)],
    })
    expect(status, JSON.stringify(corpo)).toBe(201)
    return corpo
  }
  const segredoDaCarta = async (email: string) => segredoDe((await casa.porta.cartasPara(email)).at(-1)?.url)
  const aceitar = (segredo: string) =>
    casa.porta.enviar('aceitar-convite', {
      segredo,
      senha: 'uma frase bem comprida 42',
      versaoTermos: VERSAO_DOS_TERMOS,
    })

  it('mandado ao endereço errado não abre a conta depois que o endereço foi corrigido', async () => {
    const { codigo, email } = await convidar()
    const segredo = await segredoDaCarta(email)
    expect((await casa.alterar(codigo, { email: `certo-${email}` })).status).toBe(200)
    expect((await aceitar(segredo)).status).toBeGreaterThanOrEqual(400)
    expect((await casa.fichaDe(codigo)).estado).toBe('CONVIDADO')
  })

  it('aceito por duas pessoas ao mesmo tempo é de uma; e corrigir o endereço no mesmo instante não deixa as duas coisas', async () => {
    const { email } = await convidar()
    const segredo = await segredoDaCarta(email)
    const respostas = await Promise.all([aceitar(segredo), aceitar(segredo)])
    expect(respostas.filter(({ status }) => status < 300)).toHaveLength(1)

    const segundo = await convidar()
    const dele = await segredoDaCarta(segundo.email)
    const [mudou, aceitou] = await Promise.all([
      casa.alterar(segundo.codigo, { email: `novo-${segundo.email}` }),
      aceitar(dele),
    ])
    const { estado, email: agora } = await casa.fichaDe(segundo.codigo)
    // Either the old address came in first, and the change found a version more; or the change did, and the link was void.
    if (aceitou.status < 300) expect([mudou.status, estado, agora]).toEqual([409, 'ATIVO', segundo.email])
    else expect([mudou.status, estado, agora]).toEqual([200, 'CONVIDADO', `novo-${segundo.email}`])
  })
})

describe('segundo fator', () => {
  async function comAplicativo() {
    const { codigo, email } = await criarUsuario(amb, ['CLIENTE'])
    const chamar = await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const { corpo: novo } = await chamar('POST /conta/segundo-fator', { senha: SENHA })
    const agora = () => codigoDoPasso(novo.chave, passoDe(amb.relogio.agora()))
    const { corpo } = await chamar('POST /conta/segundo-fator/confirmacao', { codigo: agora() })
    amb.relogio.avancar({ seconds: 30 })
    return { codigo, email, chamar, agora, recuperacao: corpo.codigos }
  }
  const entrar = (email: string, segundoFator: string) =>
    casa.porta.enviar('login', { identificador: email, senha: SENHA, segundoFator })

  it('vinte códigos errados ao mesmo tempo não passam de cinco tentativas, por qualquer porta', async () => {
    const { email, agora, chamar } = await comAplicativo()
    const errado = agora() === '000000' ? '111111' : '000000'
    const respostas = await Promise.all([
      ...Array.from({ length: 10 }, () => entrar(email, errado)),
      ...Array.from({ length: 10 }, () =>
        chamar('POST /conta/segundo-fator/codigos', { senha: SENHA, codigo: errado }),
      ),
    ])
    expect(respostas.filter(({ status }) => status !== 429)).toHaveLength(5)
    expect((await entrar(email, agora())).status).toBe(429)
  })

  it('um código de reserva serve a um', async () => {
    const { email, recuperacao } = await comAplicativo()
    const [reserva = ''] = recuperacao
    const respostas = await Promise.all(Array.from({ length: 3 }, () => entrar(email, reserva)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('o mesmo código abre uma sessão ou troca os de reserva, não os dois', async () => {
    const { email, chamar, agora } = await comAplicativo()
    const codigo = agora()
    const duas = await Promise.all([
      entrar(email, codigo),
      chamar('POST /conta/segundo-fator/codigos', { senha: SENHA, codigo }),
    ])
    expect(duas.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
