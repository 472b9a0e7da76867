import { Dicer } from '@fastify/busboy'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { fazerDicom } from '../../../../teste/dicom.ts'
import { conectarEquipamento, instancia, relacionado, uidUnico } from '../../../../teste/equipamentos.ts'
import { criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { ErroDeDominio } from '@vetlume/dominio/erros'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let aparelho: Awaited<ReturnType<typeof conectarEquipamento>>
let alheio: Awaited<ReturnType<typeof conectarEquipamento>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  aparelho = await conectarEquipamento(amb, empresa)
  alheio = await conectarEquipamento(amb, outra)
})
afterAll(() => amb.fechar())

const contar = async (tabela: 'imagem_recebida' | 'estudo_recebido') =>
  (
    await amb.db
      .selectFrom(tabela)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** The parts of an answer, taken apart by another hand than the one that wrote it. */
function partesDe(tipo: string, corpo: Buffer): Promise<Buffer[]> {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(tipo) ?? []
  return new Promise((resolver, rejeitar) => {
    const partes: Promise<Buffer>[] = []
    const leitor = new Dicer({ boundary })
    leitor.on('part', (parte) =>
      partes.push(
        Readable.from(parte as unknown as AsyncIterable<Buffer>)
          .toArray()
          .then((lidas) => Buffer.concat(lidas)),
      ),
    )
    leitor.on('finish', () => void Promise.all(partes).then(resolver, rejeitar))
    leitor.on('error', rejeitar)
    leitor.end(corpo)
  })
}

describe('STOW-RS', () => {
  it('guarda o que veio, e responde o que o Orthanc espera', async () => {
    const estudo = uidUnico()
    const [a, b] = [instancia({ estudo, numero: 1 }), instancia({ estudo, numero: 2 })]
    const resposta = await aparelho.enviar([a.bytes, b.bytes])
    expect(resposta.statusCode).toBe(200)
    expect(resposta.headers['content-type']).toContain('application/dicom+json')
    const base = 'https://vetlume.test/dicom-web'
    expect(resposta.json()).toEqual({
      '00081190': { vr: 'UR', Value: [`${base}/studies/${estudo}`] },
      '00081199': {
        vr: 'SQ',
        Value: [a, b].map(({ serie, uid }) => ({
          '00081150': { vr: 'UI', Value: ['1.2.840.10008.5.1.4.1.1.6.1'] },
          '00081155': { vr: 'UI', Value: [uid] },
          '00081190': { vr: 'UR', Value: [`${base}/studies/${estudo}/series/${serie}/instances/${uid}`] },
        })),
      },
    })
    const linha = await amb.db
      .selectFrom('estudo_recebido')
      .selectAll()
      .where('uid', '=', estudo)
      .executeTakeFirstOrThrow()
    expect(linha).toMatchObject({
      cliente: empresa.cliente,
      equipamento: aparelho.codigo,
      estado: 'ESPERA',
      paciente: 'Silva Mel',
      especie: 'CANINE',
      modalidade: 'US',
      realizado_em: '2026-11-20',
      realizado_as: '12:00:00',
      imagens: 2,
    })
  })

  it('a mesma outra vez é a mesma linha; outra com o mesmo UID é recusada com o motivo', async () => {
    const { bytes, uid, estudo } = instancia()
    await aparelho.enviar([bytes])
    const antes = await contar('imagem_recebida')
    expect((await aparelho.enviar([bytes, bytes])).json()['00081199'].Value).toHaveLength(2)
    expect(await contar('imagem_recebida')).toBe(antes)
    const trocada = await aparelho.enviar([instancia({ uid, estudo, paciente: 'Outro' }).bytes])
    expect(trocada.statusCode).toBe(409)
    expect(trocada.json()['00081198'].Value).toMatchObject([
      { '00081155': { Value: [uid] }, '00081197': { vr: 'US', Value: [0x0111] } },
    ])
    expect(await contar('imagem_recebida')).toBe(antes)
  })

  it('dez vezes a mesma, ao mesmo tempo, são uma linha', async () => {
    const { bytes, uid } = instancia()
    const respostas = await Promise.all(Array.from({ length: 10 }, () => aparelho.enviar([bytes])))
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual(respostas.map(() => 200))
    const linhas = await amb.db.selectFrom('imagem_recebida').select('codigo').where('uid', '=', uid).execute()
    expect(linhas).toHaveLength(1)
    const estudos = await amb.db
      .selectFrom('estudo_recebido')
      .select('imagens')
      .where('codigo', 'in', (eb) => eb.selectFrom('imagem_recebida').select('estudo').where('uid', '=', uid))
      .execute()
    expect(estudos).toEqual([{ imagens: 1 }])
  })

  it('duas empresas enviam ao mesmo tempo, cada uma com um arquivo estragado no meio: ficam todos os bons', async () => {
    const estudos = [uidUnico(), uidUnico()]
    const enviar = (deQuem: typeof aparelho, estudo: string) => {
      const boas = Array.from({ length: 6 }, (_, i) => instancia({ estudo, numero: i + 1 }).bytes)
      const inteira = instancia({ estudo, sintaxe: '1.2.840.10008.1.2.4.90', pixels: [Buffer.from('não é JPEG 2000')] })
      return deQuem.enviar(boas.toSpliced(3, 0, inteira.bytes))
    }
    const respostas = await Promise.all([enviar(aparelho, estudos[0] ?? ''), enviar(alheio, estudos[1] ?? '')])
    for (const [i, resposta] of respostas.entries()) {
      expect(resposta.statusCode).toBe(202)
      expect(resposta.json()['00081199'].Value).toHaveLength(6)
      expect(resposta.json()['0008119A'].Value).toMatchObject([{ '00081197': { Value: [0xc000] } }])
      const { imagens, cliente } = await amb.db
        .selectFrom('estudo_recebido')
        .select(['imagens', 'cliente'])
        .where('uid', '=', estudos[i] ?? '')
        .executeTakeFirstOrThrow()
      expect([imagens, cliente]).toEqual([6, [empresa, outra][i]?.cliente])
    }
  })

  it('das que vieram, diz quais ficaram e por que as outras não', async () => {
    const boa = instancia()
    const resposta = await aparelho.enviar([
      boa.bytes,
      Buffer.from('não sou DICOM'),
      boa.bytes.subarray(0, 250),
      fazerDicom({ pixels: new Uint8Array(16) }),
    ])
    expect(resposta.statusCode).toBe(202)
    expect(resposta.json()['00081199'].Value).toHaveLength(1)
    expect(resposta.json()['0008119A'].Value).toMatchObject(
      Array.from({ length: 3 }, () => ({ '00081197': { vr: 'US', Value: [0xc000] } })),
    )
  })

  it('no endereço de um estudo só ficam as dele', async () => {
    const boa = instancia()
    const intrusa = instancia()
    const resposta = await aparelho.enviar([boa.bytes, intrusa.bytes], boa.estudo)
    expect(resposta.statusCode).toBe(202)
    expect(resposta.json()['00081198'].Value).toMatchObject([
      { '00081155': { Value: [intrusa.uid] }, '00081197': { Value: [0xa900] } },
    ])
    // Already there, by another address: it is of another study all the same.
    await aparelho.enviar([intrusa.bytes])
    expect((await aparelho.enviar([intrusa.bytes], boa.estudo)).statusCode).toBe(409)
  })

  it('o que não tem imagem fica guardado, sem figura', async () => {
    const { bytes, uid } = instancia({ linhas: 0 })
    expect((await aparelho.enviar([bytes])).statusCode).toBe(200)
    const linha = await amb.db
      .selectFrom('imagem_recebida')
      .select(['figura', 'aviso'])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ figura: null, aviso: expect.stringContaining('não tem imagem') })
  })

  it.each([
    ['de outro tipo', 'application/dicom+xml', 415],
    ['sem parte nenhuma', 'application/dicom', 400],
  ])('%s é recusado', async (_, tipo, status) => {
    const { payload, ...cabecalhos } = relacionado(tipo === 'application/dicom' ? [] : [instancia().bytes], tipo)
    const { authorization } = aparelho
    const headers = { authorization, ...cabecalhos }
    expect((await amb.app.inject({ method: 'POST', url: '/dicom-web/studies', headers, payload })).statusCode).toBe(
      status,
    )
  })

  it('um corpo cortado no meio não fica pendurado, nem o que não é multipart', async () => {
    const { payload, ...cabecalhos } = relacionado([instancia().bytes])
    const headers = { authorization: aparelho.authorization, ...cabecalhos }
    const url = '/dicom-web/studies'
    const cortado = await amb.app.inject({ method: 'POST', url, headers, payload: payload.subarray(0, 300) })
    expect(cortado.statusCode).toBe(400)
    const json = { authorization: aparelho.authorization, 'content-type': 'application/json' }
    expect((await amb.app.inject({ method: 'POST', url, headers: json, payload: '{}' })).statusCode).toBe(415)
  })

  it('mais arquivos do que cabem em um pedido são recusados em palavras', async () => {
    const { bytes } = instancia()
    const resposta = await aparelho.enviar(Array.from({ length: 201 }, () => bytes))
    expect([resposta.statusCode, resposta.json().mensagem]).toEqual([413, expect.stringContaining('200 arquivos')])
  })

  it('com o disco cheio, ou o plano, é o erro que se diz; e nada fica', async () => {
    const antes = await contar('estudo_recebido')
    const cheio = vi.spyOn(amb.servicos.arquivos, 'gravar').mockRejectedValue(new ErroDeDominio('SEM_ESPACO_EM_DISCO'))
    const resposta = await aparelho.enviar([instancia().bytes])
    cheio.mockRestore()
    expect([resposta.statusCode, resposta.json().codigo]).toEqual([507, 'SEM_ESPACO_EM_DISCO'])
    expect(await contar('estudo_recebido')).toBe(antes)
  })

  it('o que enche no meio do caminho não leva o que já estava guardado', async () => {
    const [a, b] = [instancia(), instancia()]
    const { gravar } = amb.servicos.arquivos
    let vezes = 0
    const cheio = vi.spyOn(amb.servicos.arquivos, 'gravar').mockImplementation(async (bytes) => {
      vezes += 1
      if (vezes === 2) throw new ErroDeDominio('SEM_ESPACO_EM_DISCO')
      return gravar(bytes)
    })
    const resposta = await aparelho.enviar([a.bytes, b.bytes])
    cheio.mockRestore()
    expect(resposta.statusCode).toBe(202)
    expect(resposta.json()['0008119A'].Value).toMatchObject([{ '00081197': { Value: [0xa700] } }])
  })
})

describe('QIDO-RS e WADO-RS', () => {
  const serie = uidUnico()
  const estudo = uidUnico()
  const enviadas = [3, 1, 2].map((numero) =>
    instancia({ estudo, serie, numero, paciente: 'Conceicao^Thor', acesso: 'QIDO-1' }),
  )
  beforeAll(async () => {
    await aparelho.enviar(enviadas.map(({ bytes }) => bytes))
  })
  const [, primeira] = enviadas

  it.each([
    ['StudyInstanceUID', estudo],
    ['0020000D', estudo],
    ['AccessionNumber', 'QIDO-1'],
    ['PatientName', 'concei*'],
    ['PatientName', 'Conceicao^Thor'],
  ])('acha o estudo por %s=%s', async (chave, valor) => {
    const resposta = await aparelho.ler(`/studies?${chave}=${encodeURIComponent(valor)}`)
    expect(resposta.statusCode).toBe(200)
    expect(resposta.json()).toMatchObject([
      {
        '0020000D': { vr: 'UI', Value: [estudo] },
        '00080050': { vr: 'SH', Value: ['QIDO-1'] },
        '00080061': { vr: 'CS', Value: ['US'] },
        '00100010': { vr: 'PN', Value: [{ Alphabetic: 'Conceicao^Thor' }] },
        '00201206': { vr: 'IS', Value: [1] },
        '00201208': { vr: 'IS', Value: [3] },
      },
    ])
  })

  it.each([
    ['StudyDate=20261119-20261121', 200],
    ['StudyDate=20261120', 200],
    ['StudyDate=-20261119', 204],
    ['StudyDate=20261121-', 204],
    ['PatientName=thor%25', 204],
    ['ModalitiesInStudy=CT', 204],
    ['ModalitiesInStudy=CT,US', 200],
    ['SOPInstanceUID=1.2.999', 204],
    ['StudyDate=ontem', 400],
    ['limit=muitos', 400],
  ])('%s responde %i', async (pergunta, status) => {
    expect((await aparelho.ler(`/studies?StudyInstanceUID=${estudo}&${pergunta}`)).statusCode).toBe(status)
  })

  it('as páginas dão tudo uma vez, e includefield dá o mais', async () => {
    const todas: unknown[] = []
    for (let offset = 0; ; offset += 2) {
      const pagina = await aparelho.ler(`/studies/${estudo}/instances?limit=2&offset=${offset}&includefield=00280010`)
      if (pagina.statusCode === 204) break
      todas.push(...pagina.json())
    }
    expect(todas).toHaveLength(3)
    expect(todas).toMatchObject(
      [1, 2, 3].map((numero) => ({ '00200013': { Value: [numero] }, '00280010': { Value: [8] } })),
    )
  })

  it('as séries e as suas instâncias', async () => {
    expect((await aparelho.ler(`/studies/${estudo}/series`)).json()).toMatchObject([
      { '0020000E': { Value: [serie] }, '00201209': { Value: [3] } },
    ])
    expect((await aparelho.ler(`/studies/${estudo}/series/${serie}/instances`)).json()).toHaveLength(3)
  })

  it('devolve os arquivos como vieram', async () => {
    const resposta = await aparelho.ler(`/studies/${estudo}`, 'multipart/related; type="application/dicom"')
    const partes = await partesDe(String(resposta.headers['content-type']), resposta.rawPayload)
    const esperados = enviadas.map(({ bytes }) => Buffer.from(bytes).toString('base64')).toSorted()
    expect(partes.map((parte) => parte.toString('base64')).toSorted()).toEqual(esperados)
    const uma = await aparelho.ler(`/studies/${estudo}/series/${serie}/instances/${primeira?.uid}`, 'application/dicom')
    expect([uma.headers['content-type'], Buffer.compare(uma.rawPayload, primeira?.bytes ?? Buffer.alloc(0))]).toEqual([
      'application/dicom',
      0,
    ])
  })

  it('metadados, quadros e a figura', async () => {
    const caminho = `/studies/${estudo}/series/${serie}/instances/${primeira?.uid}`
    const [metadados] = (await aparelho.ler(`${caminho}/metadata`)).json()
    expect(metadados).toMatchObject({ '00080018': { Value: [primeira?.uid] }, '00280010': { vr: 'US', Value: [8] } })
    const quadros = await aparelho.ler(`${caminho}/frames/1`, 'multipart/related; type="application/octet-stream"')
    const [quadro] = await partesDe(String(quadros.headers['content-type']), quadros.rawPayload)
    expect(quadro?.equals(Buffer.alloc(64, primeira?.uid ?? ''))).toBe(true)
    const figura = await aparelho.ler(`${caminho}/rendered`, 'image/jpeg')
    expect([figura.headers['content-type'], figura.rawPayload.subarray(0, 3).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8ff',
    ])
    expect((await aparelho.ler(`${caminho}/frames/9`)).statusCode).toBe(404)
    expect((await aparelho.ler(`${caminho}/frames/0`)).statusCode).toBe(400)
  })

  const semDcmtk = spawnSync('dcmdump', ['--version']).status !== 0
  if (semDcmtk) process.stderr.write('\ndcmdump is not here: what WADO-RS answers was NOT read by DCMTK\n')
  it.skipIf(semDcmtk)('o que se devolve é lido por outro programa', async () => {
    const uma = await aparelho.ler(`/studies/${estudo}/series/${serie}/instances/${primeira?.uid}`, 'application/dicom')
    const arquivo = path.join(mkdtempSync(path.join(tmpdir(), 'wado-')), 'um.dcm')
    writeFileSync(arquivo, uma.rawPayload)
    const { stdout, status } = spawnSync('dcmdump', ['+P', 'PatientName', arquivo], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('Conceicao^Thor')])
  })

  it('de outra empresa nada se acha: nem por consulta, nem pelo endereço', async () => {
    const caminho = `/studies/${estudo}/series/${serie}/instances/${primeira?.uid}`
    for (const fim of ['', '/metadata', '/rendered', '/frames/1'])
      expect([fim, (await alheio.ler(`${caminho}${fim}`)).statusCode]).toEqual([fim, 404])
    for (const consulta of [
      `/studies?StudyInstanceUID=${estudo}`,
      `/studies/${estudo}/series`,
      `/studies/${estudo}/instances`,
    ])
      expect([consulta, (await alheio.ler(consulta)).statusCode]).toEqual([consulta, 204])
    // The same study sent by both is one of each.
    const [mesma] = enviadas
    expect((await alheio.enviar([mesma?.bytes ?? new Uint8Array()])).statusCode).toBe(200)
    expect((await alheio.ler(`/studies/${estudo}/instances`)).json()).toHaveLength(1)
    expect((await aparelho.ler(`/studies/${estudo}/instances`)).json()).toHaveLength(3)
  })

  it('sem credencial, nenhum dos endereços atende', async () => {
    const caminho = `/dicom-web/studies/${estudo}/series/${serie}/instances/${primeira?.uid}`
    for (const url of [
      '/dicom-web/studies',
      caminho,
      `${caminho}/metadata`,
      `${caminho}/rendered`,
      `${caminho}/frames/1`,
    ])
      expect([url, (await amb.app.inject({ method: 'GET', url, remoteAddress: '10.7.7.7' })).statusCode]).toEqual([
        url,
        401,
      ])
    const { payload, ...headers } = relacionado([instancia().bytes])
    const envio = await amb.app.inject({
      method: 'POST',
      url: '/dicom-web/studies',
      headers,
      payload,
      remoteAddress: '10.7.7.7',
    })
    expect(envio.statusCode).toBe(401)
  })
})
