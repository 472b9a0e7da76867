import { useState } from 'react'
import { Abas } from '../../src/ui/abas.tsx'
import { Alternancia } from '../../src/ui/alternancia.tsx'
import { Calendario } from '../../src/ui/calendario.tsx'
import { EscolhaDeColunas } from '../../src/ui/escolha-de-colunas.tsx'
import { BotaoDoLote, EscolhaDeLinhas, EscolhaEmLote } from '../../src/ui/escolha-em-lote.tsx'
import { Escolha, Escolhas } from '../../src/ui/escolhas.tsx'
import { EscolhaDeOpcao } from '../../src/ui/lista/escolha-de-opcao.tsx'
import { Passo } from '../../src/ui/passo.tsx'
import { Regua } from '../../src/ui/regua.tsx'
import { Selecao } from '../../src/ui/selecao.tsx'
import { LONGO, nada, PORTES } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const DESCONTOS = [
  { valor: 'PERCENTUAL', rotulo: 'Percentual' },
  { valor: 'VALOR', rotulo: 'Em reais' },
]

/** Writes down each change that it is told of. */
function DeDuas() {
  const [ditos, definirDitos] = useState<readonly string[]>([])
  return (
    <>
      <Alternancia
        rotulo="Tipo de desconto"
        valor="PERCENTUAL"
        opcoes={DESCONTOS}
        aoMudar={(valor) => definirDitos([...ditos, valor])}
      />
      <output>{ditos.join(' ')}</output>
    </>
  )
}

function DeUma() {
  const [porte, definirPorte] = useState('P')
  const [altura, definirAltura] = useState(3)
  return (
    <>
      <Selecao rotulo="Porte" valor={porte} opcoes={PORTES} aoMudar={definirPorte} />
      <Regua rotulo="Altura das horas" valor={altura} de={1} ate={5} aoMudar={definirAltura} />
      <EscolhaDeOpcao
        titulo="Formato"
        nome="formato"
        opcoes={[{ valor: 'xlsx', rotulo: 'Excel', detalhe: 'Pronto para somar.' }]}
        valor="xlsx"
        aoMudar={nada}
      />
    </>
  )
}

const Caminhos = () => (
  <>
    <Abas
      rotulo="Partes"
      abas={[
        { rotulo: 'Semana', para: '/configuracao/horario-atendimento', atual: true },
        { rotulo: 'Lista', para: '/configuracao/horario-atendimento', busca: { vista: 'lista' }, atual: false },
      ]}
    />
    <Passo
      rotulo="Ano"
      atual="2026"
      anterior={{ nome: 'Ano anterior', ir: nada }}
      seguinte={{ nome: 'Ano seguinte', ir: nada }}
    />
  </>
)

const Lugares = () => (
  <Escolhas ocupada={false}>
    <Escolha nome="Lume Diagnóstico" detalhe="São Paulo/SP" onClick={nada} />
    <Escolha nome={LONGO} detalhe={null} onClick={nada} />
  </Escolhas>
)

const LugarOcupado = () => (
  <Escolhas ocupada>
    <Escolha nome="Lume Diagnóstico" detalhe="São Paulo/SP" ocupada onClick={nada} />
    <Escolha nome="Imagem Pet Litoral" disabled onClick={nada} />
  </Escolhas>
)

/** Writes down each day that is chosen. */
function Mes() {
  const [dias, definirDias] = useState<readonly string[]>([])
  return (
    <>
      <Calendario
        dia={Temporal.PlainDate.from('2026-03-10')}
        minimo="2025-05-04"
        maximo="2026-03-20"
        aoEscolher={(dia) => definirDias([...dias, dia.toString()])}
      />
      <output>{dias.join(' ')}</output>
    </>
  )
}

const ColunasDoArquivo = () => (
  <EscolhaDeColunas
    rotulo="Colunas"
    colunas={[
      { titulo: 'Nome', amostras: ['Ana', 'Bruno'] },
      { titulo: 'Vazia', amostras: [] },
    ]}
    campos={[{ id: 'nome', rotulo: 'Nome do tutor' }]}
    mapa={{ nome: 0 }}
    aoMudar={nada}
  />
)

const LINHAS = Array.from({ length: 200 }, (_, numero) => ({
  chave: String(numero),
  nome: numero === 0 ? LONGO : `Clínica ${numero}`,
  detalhe: 'vence em 30/11',
  centavos: 12_000 + numero,
  avisos: numero === 1 ? ['Sem e-mail'] : [],
  marcada: numero % 2 === 0,
  fora: numero === 3,
}))

const EmLote = () => (
  <EscolhaEmLote
    rotulo="Fechamentos"
    linhas={LINHAS.slice(0, 5)}
    aoMarcar={nada}
    quantas="3 clínicas"
    totalCentavos={36_000}
    fazer={{ rotulo: 'Fechar', ocupado: false, executar: nada }}
  />
)

const DuzentasLinhas = () => (
  <>
    <BotaoDoLote aoClicar={nada}>Ver uma</BotaoDoLote>
    <EscolhaDeLinhas rotulo="Fechamentos" linhas={LINHAS} aoMarcar={nada} />
  </>
)

export const pagina = definirPagina('Escolhas', {
  'de duas': DeDuas,
  'de uma': DeUma,
  caminhos: Caminhos,
  lugares: Lugares,
  'lugar ocupado': LugarOcupado,
  mês: Mes,
  'colunas do arquivo': ColunasDoArquivo,
  'em lote': EmLote,
  '200 linhas': DuzentasLinhas,
})
