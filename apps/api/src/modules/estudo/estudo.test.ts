import { desempacotarVarias } from '@vetlume/dominio/imagem'
import { MINIATURAS_POR_VEZ } from '@vetlume/dominio/laudo'
import sharp from 'sharp'
import { lerNumeroDeAcesso, numeroDeAcesso, type ItemDeEstudo } from '@vetlume/dominio/estudo'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { conectarEquipamento, instancia, uidUnico } from '../../../teste/equipamentos.ts'
import { criarColega } from '../../../teste/colega.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, conteudo, corpo, criarExame, escrever, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let aparelho: Awaited<ReturnType<typeof conectarEquipamento>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  aparelho = await conectarEquipamento(amb, empresa)
})
afterAll(() => amb.fechar())

const acessoDe = async (item: string) => {
  const { numero, exame } = await amb.db
    .selectFrom('atendimento_item')
    .innerJoin('atendimento', 'atendimento.codigo', 'atendimento_item.atendimento')
    .select(['atendimento.numero', 'atendimento_item.exame'])
    .where('atendimento_item.codigo', '=', item)
    .executeTakeFirstOrThrow()
  return numeroDeAcesso({ atendimento: numero, exame })
}
const noBanco = async (uid: string) =>
  amb.db.selectFrom('estudo_recebido').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

/** Sends a study of so many images, and answers as the list has it. */
async function chegar({
  acesso,
  quantas = 1,
  paciente,
}: { acesso?: string; quantas?: number; paciente?: string } = {}) {
  const [estudo, serie] = [uidUnico(), uidUnico()]
  const arquivos = Array.from({ length: quantas }, (_, i) =>
    instancia({ estudo, serie, numero: i + 1, ...(acesso && { acesso }), ...(paciente && { paciente }) }),
  )
  const resposta = await aparelho.enviar(arquivos.map(({ bytes }) => bytes))
  expect(resposta.statusCode, resposta.body).toBe(200)
  const { codigo } = await noBanco(estudo)
  return { codigo, uid: estudo, serie }
}
const ler = async (codigo: string, como = empresa.como.CLIENTE) => (await como('GET /estudo/:codigo', { codigo })).corpo
const imagensDo = async (laudo: string) => (await lerComo(empresa, 'ESPECIALISTA', laudo)).imagens

describe('pelo número do exame', () => {
  it('as imagens vão ao laudo que se escreve, sem virar figura, e quem o escreve ouve', async () => {
    const { codigo: laudo, item } = await comLaudo()
    const { codigo } = await chegar({ acesso: await acessoDe(item), quantas: 2 })
    await amb.tarefas.esvaziar()
    const { imagens, conteudo: escrito } = await lerComo(empresa, 'ESPECIALISTA', laudo)
    expect(imagens).toMatchObject([
      { largura: 8, dicom: { modalidade: 'US', paciente: 'Silva Mel' } },
      { largura: 8, dicom: { modalidade: 'US' } },
    ])
    expect(escrito.imagens).toEqual([])
    const estudo = await ler(codigo)
    expect(estudo).toMatchObject({ situacao: 'NO_LAUDO', ligadoPor: null, exame: { item, laudo }, propostas: [] })
    expect(estudo.itens.map(({ noLaudo }) => noLaudo)).toEqual([true, true])
    const { corpo: avisos } = await empresa.como.ESPECIALISTA('GET /notificacao')
    expect(avisos.itens[0]).toMatchObject({ tipo: 'laudo.imagens', rota: `/laudo/editar?codigo=${laudo}` })
  })

  it('sem laudo começado, espera ligado ao exame e entra quando ele começa', async () => {
    const { item } = await criarExame(amb, empresa)
    const { codigo } = await chegar({ acesso: await acessoDe(item) })
    expect(await ler(codigo)).toMatchObject({ situacao: 'ESPERANDO_LAUDO', exame: { item, laudo: null } })
    const { codigo: laudo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item }))
    await amb.tarefas.esvaziar()
    expect(await imagensDo(laudo)).toHaveLength(1)
    expect((await ler(codigo)).situacao).toBe('NO_LAUDO')
  })

  it('com o laudo assinado espera, e diz; a retificação o recebe', async () => {
    const { codigo: laudo, item, versao } = await comLaudo()
    await assinar(empresa, { codigo: laudo, versao })
    const { codigo } = await chegar({ acesso: await acessoDe(item) })
    await amb.tarefas.esvaziar()
    expect(await imagensDo(laudo)).toEqual([])
    expect((await ler(codigo)).situacao).toBe('LAUDO_ASSINADO')
    const retificada = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo: laudo, motivo: 'Faltou a imagem' }),
    )
    await amb.tarefas.esvaziar()
    expect(await imagensDo(retificada.codigo)).toHaveLength(1)
    expect((await ler(codigo)).situacao).toBe('NO_LAUDO')
  })

  it('o que chega depois, do mesmo estudo, também vai; a mesma imagem, uma vez', async () => {
    const { codigo: laudo, item } = await comLaudo()
    const acesso = await acessoDe(item)
    const [estudo, serie] = [uidUnico(), uidUnico()]
    const [a, b] = [1, 2].map((numero) => instancia({ estudo, serie, numero, acesso }).bytes)
    await aparelho.enviar([a as Uint8Array])
    await aparelho.enviar([a as Uint8Array, b as Uint8Array])
    expect(await imagensDo(laudo)).toHaveLength(2)
  })

  it('a cada envio vai o que veio nele; o que não chegou ao laudo vai quando é enviado outra vez', async () => {
    const { codigo: laudo, item } = await comLaudo()
    // A laudo that begins takes all that there is: it does before anything comes, or it would bring back what is taken out below.
    await amb.tarefas.esvaziar()
    const acesso = await acessoDe(item)
    const [estudo, serie] = [uidUnico(), uidUnico()]
    const [a, b] = [1, 2].map((numero) => instancia({ estudo, serie, numero, acesso }).bytes) as [
      Uint8Array,
      Uint8Array,
    ]
    await aparelho.enviar([a])
    await amb.db.deleteFrom('laudo_imagem').where('laudo', '=', laudo).execute()
    await aparelho.enviar([b])
    expect(await imagensDo(laudo)).toHaveLength(1)
    await aparelho.enviar([a])
    expect(await imagensDo(laudo)).toHaveLength(2)
  })

  it.each([
    ['digitado errado', (numero: string) => `${numero.slice(0, -1)}${(Number(numero.at(-1)) + 1) % 10}`],
    ['de exame que não há', () => numeroDeAcesso({ atendimento: 999_999, exame: 1 })],
    ['de outra forma', () => 'ABC-1'],
  ])('um número %s não liga a nada', async (_, estragar) => {
    const { item } = await criarExame(amb, empresa)
    const { codigo } = await chegar({ acesso: estragar(await acessoDe(item)) })
    expect((await ler(codigo)).situacao).toBe('A_IDENTIFICAR')
  })

  it('de exame de outra empresa, ou cancelado, também não', async () => {
    const alheio = await criarExame(amb, outra)
    const cancelado = await criarExame(amb, empresa, { cancelado: true })
    // Of the other company the number may be one of ours: what counts is that nothing of hers is touched.
    await chegar({ acesso: await acessoDe(alheio.item) })
    const { codigo } = await chegar({ acesso: await acessoDe(cancelado.item) })
    expect((await ler(codigo)).situacao).toBe('A_IDENTIFICAR')
    const dela = await amb.db.selectFrom('estudo_recebido').select('codigo').where('item', '=', alheio.item).execute()
    expect(dela).toEqual([])
  })

  it('de um estudo grande nada entra sem que se escolha', async () => {
    const { codigo: laudo, item } = await comLaudo()
    const { codigo } = await chegar({ acesso: await acessoDe(item), quantas: 61 })
    expect(await imagensDo(laudo)).toEqual([])
    const { itens, permissoes } = await ler(codigo)
    expect([itens.length, permissoes.trazer]).toEqual([61, true])
    const escolhidas = [itens[3], itens[7]].map((uma) => uma?.codigo ?? '')
    const { corpo: levado } = await empresa.como.ESPECIALISTA('POST /estudo/:codigo/trazer', {
      codigo,
      imagens: [...escolhidas, randomUUID()],
    })
    expect(levado).toEqual({ trazidas: 2 })
    expect(await imagensDo(laudo)).toHaveLength(2)
    expect((await ler(codigo)).itens.filter(({ noLaudo }) => noLaudo).map(({ codigo: qual }) => qual)).toEqual(
      escolhidas,
    )
  })
})

async function comLaudo() {
  const { codigo, versao } = await escrever(amb, empresa, { conteudo: { imagens: [] } })
  const { item } = await amb.db
    .selectFrom('laudo')
    .select('item')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  return { codigo, versao, item }
}

describe('o que uma pessoa identifica', () => {
  it('propõe o exame do paciente com os motivos; ligar, desfazer e ligar de novo', async () => {
    const { codigo: laudo, item } = await comLaudo()
    const { atendimento } = lerNumeroDeAcesso(await acessoDe(item)) ?? { atendimento: 0 }
    const { codigo } = await chegar({ acesso: String(atendimento), paciente: 'Sem nome' })
    const estudo = await ler(codigo)
    const proposta = estudo.propostas.find((uma) => uma.item === item)
    expect(proposta?.motivos.join()).toContain(`O número digitado no aparelho é o do atendimento nº ${atendimento}`)
    const { CLIENTE } = empresa.como
    const ligado = await CLIENTE('POST /estudo/:codigo/ligar', { codigo, versao: estudo.versao, item })
    expect([ligado.status, (await imagensDo(laudo)).length]).toEqual([200, 1])
    expect(await ler(codigo)).toMatchObject({ situacao: 'NO_LAUDO', ligadoPor: expect.any(String) })
    const solto = await CLIENTE('POST /estudo/:codigo/soltar', { codigo, versao: ligado.corpo.versao })
    expect([solto.status, await imagensDo(laudo)]).toEqual([200, []])
    expect((await CLIENTE('POST /estudo/:codigo/ligar', { codigo, versao: solto.corpo.versao, item })).status).toBe(200)
    expect(await imagensDo(laudo)).toHaveLength(1)
  })

  it('o que já é figura do laudo não sai dele quando a ligação se desfaz', async () => {
    const { codigo: laudo, item, versao } = await comLaudo()
    const { codigo } = await chegar({ acesso: await acessoDe(item) })
    const [imagem] = await imagensDo(laudo)
    const { titulo } = await lerComo(empresa, 'ESPECIALISTA', laudo)
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo: laudo,
      versao,
      titulo,
      critico: false,
      conteudo: conteudo({ imagens: [{ arquivo: imagem?.arquivo ?? '', legenda: '' }] }),
    })
    const { versao: atual } = await ler(codigo)
    await empresa.como.CLIENTE('POST /estudo/:codigo/soltar', { codigo, versao: atual })
    expect(await imagensDo(laudo)).toHaveLength(1)
  })

  it('depois que alguém desfaz, o número não o liga outra vez', async () => {
    const { item } = await criarExame(amb, empresa)
    const acesso = await acessoDe(item)
    const { codigo, uid, serie } = await chegar({ acesso })
    await empresa.como.CLIENTE('POST /estudo/:codigo/soltar', { codigo, versao: (await ler(codigo)).versao })
    await aparelho.enviar([instancia({ estudo: uid, serie, numero: 9, acesso }).bytes])
    expect(await ler(codigo)).toMatchObject({ situacao: 'A_IDENTIFICAR', imagens: 2 })
  })

  it('descarta com o motivo, e traz de volta', async () => {
    const { codigo } = await chegar()
    const { CLIENTE } = empresa.como
    const { versao } = await ler(codigo)
    const sem = await CLIENTE('POST /estudo/:codigo/descartar', { codigo, versao, motivo: '  ' })
    expect(sem.status).toBe(422)
    const { corpo: feito } = await CLIENTE('POST /estudo/:codigo/descartar', { codigo, versao, motivo: 'Teste' })
    expect(await ler(codigo)).toMatchObject({ situacao: 'DESCARTADO', motivo: 'Teste', propostas: [] })
    const ligar = { codigo, versao: feito.versao, item: (await criarExame(amb, empresa)).item }
    expect(await CLIENTE('POST /estudo/:codigo/retomar', { codigo, versao })).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO' },
    })
    expect((await CLIENTE('POST /estudo/:codigo/ligar', ligar)).status).toBe(409)
    expect((await CLIENTE('POST /estudo/:codigo/retomar', { codigo, versao: feito.versao })).status).toBe(200)
    expect((await ler(codigo)).situacao).toBe('A_IDENTIFICAR')
  })

  it('dez pessoas ao mesmo tempo: uma liga, as outras ouvem que mudou', async () => {
    const { item } = await criarExame(amb, empresa)
    const { codigo } = await chegar()
    const { versao } = await ler(codigo)
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => empresa.como.CLIENTE('POST /estudo/:codigo/ligar', { codigo, versao, item })),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it('no laudo diz o que pode ser dele, e só a quem o escreve', async () => {
    const { codigo: laudo } = await comLaudo()
    const { paciente } = await lerComo(empresa, 'ESPECIALISTA', laudo)
    const { codigo } = await chegar({ paciente: `X^${paciente.nome}` })
    const { corpo: dele } = await empresa.como.ESPECIALISTA('GET /estudo/do-laudo/:laudo', { laudo })
    expect(dele.estudos).toContainEqual(expect.objectContaining({ codigo, imagens: 1 }))
    // What a gateway kept while the internet was down is of the day on which it was done.
    const { codigo: atrasado } = await chegar({ paciente: `X^${paciente.nome}` })
    await amb.db
      .updateTable('estudo_recebido')
      .set({ ultima_em: '2026-11-29T15:00:00Z', recebido_em: '2026-11-29T15:00:00Z' })
      .where('codigo', '=', atrasado)
      .execute()
    const { corpo: depois } = await empresa.como.ESPECIALISTA('GET /estudo/do-laudo/:laudo', { laudo })
    expect(depois.estudos).toContainEqual(expect.objectContaining({ codigo: atrasado }))
    expect((await outra.como.ESPECIALISTA('GET /estudo/do-laudo/:laudo', { laudo })).status).toBe(404)
  })
})

describe('quem vê', () => {
  it('a lista filtra, busca e pagina 200 linhas; de outra empresa não há nada', async () => {
    const { cliente } = empresa
    const agora = amb.relogio.agora().toString()
    await amb.db
      .insertInto('estudo_recebido')
      .values(
        Array.from({ length: 200 }, (_, i) => ({
          cliente,
          uid: `1.9.${i}`,
          equipamento: aparelho.codigo,
          paciente: `Lote ${i}`,
          recebido_em: agora,
          ultima_em: agora,
        })),
      )
      .execute()
    const vistos = new Set<string>()
    let cursor: string | undefined
    do {
      const { corpo: pagina } = await empresa.como.CLIENTE('GET /estudo', { busca: 'lote', limite: 90, cursor })
      for (const { codigo } of pagina.itens) vistos.add(codigo)
      cursor = pagina.proximo ?? undefined
    } while (cursor !== undefined)
    expect(vistos.size).toBe(200)
    const doEstado = (await empresa.como.CLIENTE('GET /estudo', { situacao: 'DESCARTADO' })).corpo.itens
    expect(doEstado.every(({ situacao }: ItemDeEstudo) => situacao === 'DESCARTADO')).toBe(true)
    expect((await outra.como.CLIENTE('GET /estudo', { busca: 'lote' })).corpo.itens).toEqual([])
    expect((await empresa.como.CLIENTE('GET /estudo', { busca: '%' })).corpo.itens).toEqual([])
  })

  it('de outra empresa é 404 em cada ação, e a figura também', async () => {
    const { codigo } = await chegar()
    const { itens } = await ler(codigo)
    const imagem = itens[0]?.codigo ?? ''
    const vista = await empresa.como.CLIENTE('GET /estudo/:codigo/imagem/:imagem', { codigo, imagem })
    expect([vista.status, vista.cabecalhos['content-type']]).toEqual([200, 'image/jpeg'])
    const { CLIENTE } = outra.como
    const { item } = await criarExame(amb, outra)
    expect((await CLIENTE('GET /estudo/:codigo/imagem/:imagem', { codigo, imagem })).status).toBe(404)
    expect((await CLIENTE('GET /estudo/:codigo', { codigo })).status).toBe(404)
    expect((await CLIENTE('POST /estudo/:codigo/ligar', { codigo, versao: 1, item })).status).toBe(404)
    expect((await CLIENTE('POST /estudo/:codigo/descartar', { codigo, versao: 1, motivo: 'x' })).status).toBe(404)
    expect((await CLIENTE('POST /estudo/:codigo/trazer', { codigo, imagens: [imagem] })).status).toBe(404)
    // And ours is not linked to an exam of theirs.
    expect((await empresa.como.CLIENTE('POST /estudo/:codigo/ligar', { codigo, versao: 1, item })).status).toBe(404)
  })

  it('o especialista não vê o que é do exame de outro', async () => {
    const especialista = await criarColega(amb, empresa)
    const { item } = await criarExame(amb, empresa, { especialista })
    const { codigo } = await chegar({ acesso: await acessoDe(item) })
    const eu = empresa.como.ESPECIALISTA
    expect((await eu('GET /estudo/:codigo', { codigo })).status).toBe(404)
    const { codigo: solto } = await chegar()
    expect((await eu('GET /estudo/:codigo', { codigo: solto })).status).toBe(200)
  })

  describe('as miniaturas', () => {
    const pedir = async (codigo: string, imagens: readonly string[], como = empresa.como.CLIENTE) => {
      const { status, bytes } = await como('GET /estudo/:codigo/miniaturas', { codigo, imagens: imagens.join() })
      return { status, vindas: status === 200 ? desempacotarVarias(new Uint8Array(bytes)) : new Map<string, never>() }
    }
    const imagensDele = async (codigo: string) =>
      (await ler(codigo)).itens.map(({ codigo: imagem }: { codigo: string }) => imagem)

    it('vêm muitas de uma vez, só as do estudo, e dizem de qual são', async () => {
      const [{ codigo }, outro] = [await chegar({ quantas: 3 }), await chegar()]
      const imagens = await imagensDele(codigo)
      const { status, vindas } = await pedir(codigo, [...imagens, ...(await imagensDele(outro.codigo)), randomUUID()])
      expect([status, [...vindas.keys()].toSorted()]).toEqual([200, imagens.toSorted()])
      const { format, width } = await sharp(vindas.get(imagens[0] ?? '')).metadata()
      expect([format, width]).toEqual(['webp', 8])
      expect((await ler(codigo)).itens[0]).toMatchObject({ largura: 8, altura: 8 })
    })

    it('de outra empresa, de outro especialista ou de nenhuma que exista, não se encontram', async () => {
      const especialista = await criarColega(amb, empresa)
      const { item } = await criarExame(amb, empresa, { especialista })
      const { codigo } = await chegar({ acesso: await acessoDe(item) })
      const imagens = await imagensDele(codigo)
      expect((await pedir(codigo, imagens)).status).toBe(200)
      expect((await pedir(codigo, imagens, outra.como.CLIENTE)).status).toBe(404)
      expect((await pedir(codigo, imagens, empresa.como.ESPECIALISTA)).status).toBe(404)
      expect((await pedir(codigo, [randomUUID()])).status).toBe(404)
      expect((await pedir(randomUUID(), imagens)).status).toBe(404)
    })

    it('mais do que cabem numa vez, ou o que não é chave, é recusado', async () => {
      const { codigo } = await chegar()
      const [imagem = ''] = await imagensDele(codigo)
      expect(
        (
          await pedir(
            codigo,
            Array.from({ length: MINIATURAS_POR_VEZ }, () => imagem),
          )
        ).status,
      ).toBe(200)
      expect(
        (
          await pedir(
            codigo,
            Array.from({ length: MINIATURAS_POR_VEZ + 1 }, () => imagem),
          )
        ).status,
      ).toBe(422)
      expect((await pedir(codigo, ['x'])).status).toBe(422)
    })

    it('a clínica não as vê, nem quem não entrou', async () => {
      const { codigo } = await chegar()
      const imagens = await imagensDele(codigo)
      expect((await pedir(codigo, imagens, empresa.como.PARCEIRO)).status).toBe(403)
      const { status } = await amb.semToken('GET /estudo/:codigo/miniaturas', { codigo, imagens: imagens.join() })
      expect(status).toBe(401)
    })
  })
})
