import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dentroDoCliente, emTransacao } from '../../infra/banco/index.ts'
import { recolherArquivos } from '../../infra/tarefas/recolhimento.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'
import { criarEmpresaInicial } from '../conta/index.ts'
import { reservarArquivo } from './index.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  // The database says by its own clock when a file was let go, and the product by its own when it came.
  amb = await abrirAmbiente({ agora: Temporal.Now.instant().toString() })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** An image that nobody else has. */
async function figura(): Promise<{ nome: string; bytes: Uint8Array }> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const lado = { width: randomInt(300, 700), height: randomInt(300, 700) }
  return {
    nome: 'a.png',
    bytes: await sharp({ create: { ...lado, channels: 3, background } })
      .png()
      .toBuffer(),
  }
}
const enviarLogo = async (alvo = empresa, arquivo?: { nome: string; bytes: Uint8Array }) =>
  alvo.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo: arquivo ?? (await figura()) })
const enviarFoto = async (codigo: string, arquivo?: { nome: string; bytes: Uint8Array }, alvo = empresa) =>
  alvo.como.CLIENTE('POST /animal/:codigo/foto', { codigo }, { arquivo: arquivo ?? (await figura()) })
const fotosDe = (codigo: string) =>
  amb.db.selectFrom('animal').select(['foto', 'foto_miniatura']).where('codigo', '=', codigo).executeTakeFirstOrThrow()

const existe = async (chave: string | null) => (await amb.servicos.arquivos.medir(chave ?? '')) !== null
/** The hourly job, so many hours from now. */
const recolher = (horas: number, arquivos = amb.servicos.arquivos) =>
  recolherArquivos(amb.dbApp, arquivos, amb.relogio.agora().add({ hours: horas }))
const usado = async (alvo = empresa) => {
  const { armazenamentoGb } = (await alvo.como.CLIENTE('GET /cliente/uso')).corpo
  return Math.round(armazenamentoGb.usado * 1e9)
}
async function semEspaco(alvo: Empresa): Promise<void> {
  const { corpo } = await alvo.como.ADMIN('POST /plano', {
    nome: unico('Plano'),
    mensalCentavos: 1,
    anualCentavos: 1,
    limiteGb: 1,
  })
  await amb.db.updateTable('cliente').set({ plano: corpo.codigo }).where('codigo', '=', alvo.cliente).execute()
  await amb.db
    .insertInto('arquivo_guardado')
    .values({ cliente: alvo.cliente, sha256: 'f'.repeat(64), tamanho: 999_999_999 })
    .execute()
}

describe('o uso', () => {
  it('conta imagens, anexos, PDF, foto, miniatura, assinatura e logotipo, cada conteúdo uma vez', async () => {
    const casa = await criarEmpresa(amb)
    const { atendimento, animal } = await percorrer(amb, casa)
    const { especialista: codigo } = casa
    await enviarFoto(animal, undefined, casa)
    await enviarLogo(casa)
    const arquivo = await figura()
    await casa.como.CLIENTE('POST /especialista/:codigo/assinatura/imagem', { codigo }, { arquivo })
    const antes = await usado(casa)
    await casa.como.CLIENTE('POST /atendimento/:codigo/anexo', { codigo: atendimento }, { arquivo })
    const { rows } = await sql<{ chave: string }>`
      select sha256 as chave from arquivo where cliente = ${casa.cliente}
      union select unnest(array[foto, foto_miniatura]) from animal where cliente = ${casa.cliente} and foto is not null
      union select logo from cliente where codigo = ${casa.cliente}
      union select pdf_sha256 from laudo where cliente = ${casa.cliente}`.execute(amb.db)
    const medidas = await Promise.all(rows.map(({ chave }) => amb.servicos.arquivos.medir(chave)))
    expect(medidas.length).toBeGreaterThanOrEqual(6)
    // The attachment is the signature's image again, prepared in the same way: not one byte more.
    expect([await usado(casa), antes]).toEqual(Array(2).fill(medidas.reduce<number>((soma, n) => soma + Number(n), 0)))
  })

  it('sem espaço, nada é gravado, nem no disco; o que já se tem entra de novo, e o laudo se assina', async () => {
    const casa = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, casa.cliente)
    const repetida = await figura()
    expect((await enviarLogo(casa, repetida)).status).toBe(200)
    await semEspaco(casa)
    const antes = (await amb.db.selectFrom('arquivo_guardado').select('sha256').execute()).length
    const gravadas: string[] = []
    const { gravar } = amb.servicos.arquivos
    amb.servicos.arquivos.gravar = async (bytes) => {
      gravadas.push('x')
      return gravar(bytes)
    }
    const { especialista: codigo } = casa
    const recusas = [
      await enviarLogo(casa),
      await enviarFoto(animal, undefined, casa),
      await casa.como.CLIENTE('POST /especialista/:codigo/assinatura/imagem', { codigo }, { arquivo: await figura() }),
    ]
    amb.servicos.arquivos.gravar = gravar
    expect(recusas.map(({ status, corpo }) => [status, (corpo as { codigo?: string }).codigo])).toEqual(
      recusas.map(() => [402, 'LIMITE_DO_PLANO']),
    )
    expect(gravadas).toEqual([])
    expect((await amb.db.selectFrom('arquivo_guardado').select('sha256').execute()).length).toBe(antes)
    expect((await enviarLogo(casa, repetida)).status).toBe(200)
  })

  it('o último espaço é de um só, de dez envios ao mesmo tempo', async () => {
    const casa = await criarEmpresa(amb)
    await semEspaco(casa)
    const reservas = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        emTransacao(amb.dbApp, { papel: 'cliente', cliente: casa.cliente }, (tx) =>
          reservarArquivo(
            { tx, cliente: casa.cliente, agora: amb.relogio.agora() },
            { sha256: `${i}`.repeat(64), tamanho: 1 },
          ),
        ),
      ),
    )
    expect(reservas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usado(casa)).toBe(1e9)
  })
})

describe('o que ninguém mostra mais', () => {
  it('a foto trocada sai um dia depois, do disco e da conta; a nova fica', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    await enviarFoto(animal)
    const velha = await fotosDe(animal)
    await enviarFoto(animal)
    const nova = await fotosDe(animal)
    const antes = await usado()
    await recolher(1)
    expect([await existe(velha.foto), await usado()]).toEqual([true, antes])
    const bytes = Number(await amb.servicos.arquivos.medir(velha.foto ?? ''))
    const miniatura = Number(await amb.servicos.arquivos.medir(velha.foto_miniatura ?? ''))
    await recolher(30)
    expect([await existe(velha.foto), await existe(velha.foto_miniatura)]).toEqual([false, false])
    expect([await existe(nova.foto), await existe(nova.foto_miniatura)]).toEqual([true, true])
    expect(await usado()).toBe(antes - bytes - miniatura)
    expect((await empresa.como.CLIENTE('GET /animal/:codigo/foto', { codigo: animal })).status).toBe(200)
  })

  it('o que foi enviado e não chegou a registro nenhum é esquecido', async () => {
    const bytes = new TextEncoder().encode(unico('solto'))
    const chave = await amb.servicos.arquivos.gravar(bytes)
    const { cliente } = empresa
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente }, (tx) =>
      reservarArquivo({ tx, cliente, agora: amb.relogio.agora() }, { sha256: chave, tamanho: bytes.byteLength }),
    )
    await recolher(23)
    expect(await existe(chave)).toBe(true)
    await recolher(30)
    expect(await existe(chave)).toBe(false)
  })

  it('o logotipo e a assinatura de um laudo assinado ficam, mesmo trocados; os que nada mostrou saem', async () => {
    const casa = await criarEmpresa(amb)
    const assinar = async () =>
      casa.como.CLIENTE(
        'POST /especialista/:codigo/assinatura/imagem',
        { codigo: casa.especialista },
        { arquivo: await figura() },
      )
    const logo = (await enviarLogo(casa)).corpo.logo
    const rubrica = (await assinar()).corpo.imagem?.sha256 ?? ''
    const { laudo } = await percorrer(amb, casa)
    const semUso = [(await enviarLogo(casa)).corpo.logo, (await assinar()).corpo.imagem?.sha256 ?? '']
    await casa.como.CLIENTE('DELETE /cliente/proprio/logo')
    await casa.como.CLIENTE('DELETE /especialista/:codigo/assinatura/imagem', { codigo: casa.especialista })
    await recolher(30)
    expect([await existe(logo), await existe(rubrica)]).toEqual([true, true])
    for (const chave of semUso) expect(await existe(chave)).toBe(false)
    expect((await casa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: laudo })).status).toBe(200)
    const { codigo: nova } = (
      await casa.como.CLIENTE('POST /laudo/:codigo/retificar', { codigo: laudo, motivo: 'Medida' })
    ).corpo
    expect((await casa.como.CLIENTE('GET /laudo/:codigo', { codigo: nova })).status).toBe(200)
  })

  it('o logotipo de um documento emitido fica, e o documento ainda se imprime com ele', async () => {
    const casa = await criarEmpresa(amb)
    const { cliente } = casa
    await emTransacao(amb.dbApp, { papel: 'plataforma' }, (plataforma) =>
      dentroDoCliente(plataforma, cliente, (tx) => criarEmpresaInicial(tx, cliente, amb.relogio.agora())),
    )
    const { animal } = await criarAnimal(amb, cliente)
    const logo = (await enviarLogo(casa)).corpo.logo
    const { corpo: modelos } = await casa.como.CLIENTE('GET /modelo-documento', { tipo: 'RECIBO' })
    const emitido = await casa.como.CLIENTE('POST /modelo-documento/:codigo/documento', {
      codigo: modelos.itens[0]?.codigo ?? '',
      animal,
      especialista: casa.especialista,
      servicos: [{ descricao: 'Ultrassom', quantidade: 1, centavos: 20_000 }],
      recebido: true,
      campos: { pagador: 'Ana', forma: 'Pix' },
    })
    expect(emitido.status, JSON.stringify(emitido.corpo)).toBe(201)
    await casa.como.CLIENTE('DELETE /cliente/proprio/logo')
    await recolher(30)
    expect(await existe(logo)).toBe(true)
    const papel = await casa.como.CLIENTE('GET /documento-emitido/:codigo/pdf', { codigo: emitido.corpo.codigo })
    expect(papel.status).toBe(200)
  })

  it('a foto que passou a outro paciente na união fica; a do que sobrou sai', async () => {
    const [mantido, unido] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
    await enviarFoto(mantido.animal)
    await enviarFoto(unido.animal)
    const [perdida, levada] = [await fotosDe(mantido.animal), await fotosDe(unido.animal)]
    const ler = async (codigo: string) => (await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })).corpo.versao
    const uniao = await empresa.como.CLIENTE('POST /animal/:codigo/unir', {
      codigo: mantido.animal,
      versao: await ler(mantido.animal),
      outro: unido.animal,
      versaoDoOutro: await ler(unido.animal),
      doOutro: ['foto'],
    })
    expect(uniao.status).toBe(200)
    await recolher(30)
    expect([await existe(levada.foto), await existe(levada.foto_miniatura)]).toEqual([true, true])
    expect(await existe(perdida.foto)).toBe(false)
  })

  it('o mesmo conteúdo em duas empresas sai do disco só quando nenhuma o mostra', async () => {
    const outra = await criarEmpresa(amb)
    const arquivo = await figura()
    const { logo } = (await enviarLogo(empresa, arquivo)).corpo
    expect((await enviarLogo(outra, arquivo)).corpo.logo).toBe(logo)
    await empresa.como.CLIENTE('DELETE /cliente/proprio/logo')
    await recolher(30)
    expect(await existe(logo)).toBe(true)
    expect((await outra.como.CLIENTE('GET /cliente/proprio/logo')).status).toBe(200)
    await outra.como.CLIENTE('DELETE /cliente/proprio/logo')
    await recolher(30)
    expect(await existe(logo)).toBe(false)
  })

  it('quando o disco falha, tenta de novo na próxima hora', async () => {
    const { logo } = (await enviarLogo()).corpo
    await empresa.como.CLIENTE('DELETE /cliente/proprio/logo')
    const quebrado = { ...amb.servicos.arquivos, apagar: () => Promise.reject(new Error('EIO')) }
    await expect(recolher(30, quebrado)).rejects.toThrow('EIO')
    expect(await existe(logo)).toBe(true)
    await recolher(31)
    expect(await existe(logo)).toBe(false)
  })

  it('mede o que foi guardado antes de haver medida', async () => {
    const { logo } = (await enviarLogo()).corpo
    const certo = await usado()
    await sql`update arquivo_guardado set tamanho = null, conferir_em = '2020-01-01' where sha256 = ${logo}`.execute(
      amb.db,
    )
    expect(await usado()).toBeLessThan(certo)
    await recolher(0)
    expect(await usado()).toBe(certo)
  })
})

describe('corridas', () => {
  it('quem envia o mesmo conteúdo enquanto ele está sendo apagado espera, e grava de novo', async () => {
    const outra = await criarEmpresa(amb)
    const arquivo = await figura()
    const { logo } = (await enviarLogo(empresa, arquivo)).corpo
    await empresa.como.CLIENTE('DELETE /cliente/proprio/logo')
    const envios: ReturnType<typeof enviarLogo>[] = []
    const demorado = {
      ...amb.servicos.arquivos,
      async apagar(chave: string) {
        if (chave === logo) {
          const envio = enviarLogo(outra, arquivo)
          envios.push(envio)
          await Promise.race([envio, new Promise((passou) => setTimeout(passou, 700))])
        }
        return amb.servicos.arquivos.apagar(chave)
      },
    }
    await recolher(30, demorado)
    expect((await Promise.all(envios)).map(({ status }) => status)).toEqual([200])
    expect((await outra.como.CLIENTE('GET /cliente/proprio/logo')).status).toBe(200)
  })

  it('o que volta a ser enviado enquanto é recolhido, por esta ou por outra empresa, sempre se lê', async () => {
    const outra = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { animal: dela } = await criarAnimal(amb, outra.cliente)
    for (let vez = 0; vez < 12; vez++) {
      const arquivo = await figura()
      await enviarFoto(animal, arquivo)
      await empresa.como.CLIENTE('DELETE /animal/:codigo/foto', { codigo: animal })
      await sql`update arquivo_guardado set conferir_em = '2020-01-01' where conferir_em is not null`.execute(amb.db)
      const respostas = await Promise.all([
        recolher(0),
        enviarFoto(animal, arquivo),
        recolher(0),
        enviarFoto(dela, arquivo, outra),
      ])
      expect([respostas[1].status, respostas[3].status]).toEqual([201, 201])
      for (const [codigo, quem] of [
        [animal, empresa],
        [dela, outra],
      ] as const) {
        const foto = await quem.como.CLIENTE('GET /animal/:codigo/foto', { codigo })
        const miniatura = await quem.como.CLIENTE('GET /animal/:codigo/foto', { codigo, tamanho: 'miniatura' })
        expect([foto.status, miniatura.status]).toEqual([200, 200])
      }
    }
  })
})
