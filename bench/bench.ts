import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Cenario, Instrucao } from './cenarios.ts'
import { entrar } from './entrar.ts'
import { iniciarProcesso, medir, type Medida, type Processo } from './medir.ts'
import { tamanhoDaPagina } from './pacotes.ts'
import { pastaWeb, prepararBanco } from './preparar.ts'
import { empresaComVolume } from './volume.ts'

const SEGUNDOS = Number(process.env['BENCH_SEGUNDOS'] ?? 5)
const RODADAS = 3

const VOLUMES = [1_000, 100_000]

/** The same screens over a small registry and over a large one: what must not grow with it. */
async function cenariosDeVolume(base: string, urlApp: string): Promise<Cenario[]> {
  const cenarios: Cenario[] = []
  for (const quantos of VOLUMES) {
    const empresa = await empresaComVolume(urlApp, 'cliente@demo.vet', quantos)
    const { token } = await entrar(base, 'cliente@demo.vet', empresa)
    const consulta = (nome: string, caminho: string): Cenario => ({
      nome: `${nome}, ${n(quantos)}`,
      metodo: 'GET',
      caminho,
      token,
      conexoes: 10,
    })
    cenarios.push(
      consulta('lista de tutores', '/api/tutor?limite=50'),
      consulta('busca de animal', '/api/animal?busca=melissa%209&ordem=relevancia&limite=20'),
      consulta('busca de animal pelo tutor', '/api/animal?busca=conceicao%20ana&limite=20'),
      consulta('busca da barra (Ctrl+K)', '/api/busca?termo=mel'),
    )
  }
  return cenarios
}

async function montarCenarios(base: string, urlApp: string): Promise<Cenario[]> {
  const { token, corpo } = await entrar(base, 'cliente@demo.vet')
  const headers = { authorization: `Bearer ${token}` }
  const { itens } = (await (await fetch(`${base}/api/laudo?estado=VISUALIZADO&limite=1`, { headers })).json()) as {
    itens: { codigo: string }[]
  }
  return [
    { nome: 'login', metodo: 'POST', caminho: '/api/auth/login', corpo, conexoes: 4 },
    { nome: 'lista de atendimentos', metodo: 'GET', caminho: '/api/atendimento?limite=50', token, conexoes: 10 },
    { nome: 'busca de animal', metodo: 'GET', caminho: '/api/animal?busca=mel&limite=20', token, conexoes: 10 },
    { nome: 'leitura de laudo', metodo: 'GET', caminho: `/api/laudo/${itens[0]?.codigo ?? ''}`, token, conexoes: 10 },
    ...(await cenariosDeVolume(base, urlApp)),
  ]
}

/** Runs each scenario once while recording, so that the raw server repeats exactly the same SQL. */
async function gravar(api: Processo, base: string, cenarios: readonly Cenario[]) {
  const gravados: Record<string, { instrucoes: Instrucao[]; resposta: string; senha: boolean }> = {}
  for (const { nome, metodo, caminho, corpo, token } of cenarios) {
    const chamar = () =>
      fetch(`${base}${caminho}`, {
        method: metodo,
        ...(corpo ? { body: corpo } : {}),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(corpo ? { 'content-type': 'application/json' } : {}),
        },
      })
    await (await chamar()).text()
    await api.pedir({ tipo: 'gravar' })
    const resposta = await chamar()
    const texto = await resposta.text()
    if (!resposta.ok) throw new Error(`${nome}: ${resposta.status} ${texto}`)
    const gravacao = await api.pedir({ tipo: 'parar-gravacao' })
    gravados[nome] = {
      instrucoes: gravacao.tipo === 'gravadas' ? gravacao.instrucoes : [],
      resposta: texto,
      senha: nome === 'login',
    }
  }
  return gravados
}

const respirar = () => new Promise((seguir) => setTimeout(seguir, 500))

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

function juntar(medidas: readonly Medida[]): Medida {
  const de = (campo: keyof Medida) => mediana(medidas.map((medida) => medida[campo]))
  return {
    porSegundo: de('porSegundo'),
    p99: de('p99'),
    cpu: de('cpu'),
    falhas: medidas.reduce((total, { falhas }) => total + falhas, 0),
  }
}

async function comparar(api: Processo, cru: Processo, cenario: Cenario) {
  const caminhoCru = `/${encodeURIComponent(cenario.nome)}`
  const [daApi, doCru]: [Medida[], Medida[]] = [[], []]
  await medir(api, cenario, cenario.caminho, 1)
  await medir(cru, cenario, caminhoCru, 1)
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    // What is still in flight on the other server must not be counted here.
    await respirar()
    daApi.push(await medir(api, cenario, cenario.caminho, SEGUNDOS))
    await respirar()
    doCru.push(await medir(cru, cenario, caminhoCru, SEGUNDOS))
  }
  return { api: juntar(daApi), cru: juntar(doCru) }
}

const n = (valor: number, casas = 0) =>
  valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })

const pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-bench-'))
const { banco, ambiente } = await prepararBanco(pasta)
try {
  const api = await iniciarProcesso(path.join(import.meta.dirname, 'processo-api.ts'), ambiente)
  const cru = await iniciarProcesso(path.join(import.meta.dirname, 'processo-cru.ts'), ambiente)
  const base = `http://127.0.0.1:${api.porta}`
  const cenarios = await montarCenarios(base, banco.urlApp)
  const gravados = await gravar(api, base, cenarios)
  await cru.pedir({
    tipo: 'instrucoes',
    cenarios: Object.fromEntries(
      Object.entries(gravados).map(([nome, gravado]) => [encodeURIComponent(nome), gravado]),
    ),
  })

  console.log(
    `\nAPI beside raw node:http + pg with the same SQL, medians of ${RODADAS} alternating rounds of ${SEGUNDOS} s`,
  )
  console.log(
    '| scenario | statements | req/s API | req/s raw | p99 ms API | p99 ms raw | CPU µs/req API | CPU µs/req raw | CPU ratio | failures |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const cenario of cenarios) {
    const { api: a, cru: c } = await comparar(api, cru, cenario)
    console.log(
      `| ${cenario.nome} | ${gravados[cenario.nome]?.instrucoes.length ?? 0} | ${n(a.porSegundo)} | ${n(c.porSegundo)} | ${n(a.p99)} | ${n(c.p99)} | ${n(a.cpu)} | ${n(c.cpu)} | ${n(a.cpu / c.cpu, 2)} | ${a.falhas + c.falhas} |`,
    )
  }
  const memoria = await api.pedir({ tipo: 'memoria' })
  console.log(
    `\nAPI process after the load: ${n(memoria.tipo === 'memoria' ? memoria.bytes / 1024 / 1024 : 0)} MB resident`,
  )
  await cru.parar()
  await api.parar()
} finally {
  await banco.parar()
  await rm(pasta, { recursive: true, force: true })
}

const CASCA = 'src/modules/shell/casca.tsx'
console.log('\n| page | initial JS, KiB gzip |\n|---|---|')
for (const [pagina, arquivos] of [
  ['login', ['src/modules/sessao/login-page.tsx']],
  ['dashboard', [CASCA, 'src/modules/dashboard/dashboard-page.tsx']],
  ['lista de atendimentos', [CASCA, 'src/modules/atendimento/atendimento-page.tsx']],
  ['recuperar senha', ['src/modules/sessao/recuperar-senha-page.tsx']],
  ['lista de tutores', [CASCA, 'src/modules/tutor/tutor-page.tsx']],
  ['lista de usuários', [CASCA, 'src/modules/usuario/usuario-page.tsx']],
  ['ficha de raça', [CASCA, 'src/modules/raca/raca-page.tsx', 'src/modules/raca/raca-registro.tsx']],
  ['ficha de cupom', [CASCA, 'src/modules/cupom/cupom-page.tsx', 'src/modules/cupom/cupom-registro.tsx']],
  ['ficha de cliente', [CASCA, 'src/modules/cliente/cliente-page.tsx', 'src/modules/cliente/cliente-registro.tsx']],
  ['ficha de usuário', [CASCA, 'src/modules/usuario/usuario-page.tsx', 'src/modules/usuario/usuario-registro.tsx']],
  ['ficha de tutor', [CASCA, 'src/modules/tutor/tutor-page.tsx', 'src/modules/tutor/tutor-registro.tsx']],
  [
    'ficha de especialista',
    [CASCA, 'src/modules/especialista/especialista-page.tsx', 'src/modules/especialista/especialista-registro.tsx'],
  ],
  [
    'ficha de parceiro',
    [CASCA, 'src/modules/parceiro/parceiro-page.tsx', 'src/modules/parceiro/parceiro-registro.tsx'],
  ],
  ['ficha de serviço', [CASCA, 'src/modules/servico/servico-page.tsx', 'src/modules/servico/servico-registro.tsx']],
  [
    'ficha de modelo de documento',
    [
      CASCA,
      'src/modules/modelo-documento/modelo-documento-page.tsx',
      'src/modules/modelo-documento/modelo-documento-registro.tsx',
    ],
  ],
  [
    'prontuário',
    [
      CASCA,
      'src/modules/animal/animal-page.tsx',
      'src/modules/animal/animal-registro.tsx',
      'src/modules/animal/prontuario/prontuario.tsx',
    ],
  ],
  [
    'formulário de paciente',
    [
      CASCA,
      'src/modules/animal/animal-page.tsx',
      'src/modules/animal/animal-registro.tsx',
      'src/modules/animal/animal-formulario.tsx',
    ],
  ],
  ['minha conta', [CASCA, 'src/modules/conta/conta-page.tsx']],
  [
    'atendimento novo',
    [CASCA, 'src/modules/atendimento/atendimento-page.tsx', 'src/modules/atendimento/formulario/novo.tsx'],
  ],
  ['editor de laudo', [CASCA, 'src/modules/laudo/laudo-editar-page.tsx']],
  [
    'editor de laudo, com o editor',
    [CASCA, 'src/modules/laudo/laudo-editar-page.tsx', 'src/modules/laudo/editor/laudo-editor.tsx'],
  ],
] as const) {
  console.log(`| ${pagina} | ${n(tamanhoDaPagina(pastaWeb, arquivos), 1)} |`)
}
