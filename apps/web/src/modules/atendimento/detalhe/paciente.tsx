import { formatarPeso, idadeDoAnimal, textoDoSexo } from '@vetlume/dominio/animal'
import {
  avaliarSinal,
  escreverSinal,
  SINAIS_VITAIS,
  type AtendimentoCompleto,
  type SinalVital,
} from '@vetlume/dominio/atendimento'
import { diaNaZona, mesesDeIdade } from '@vetlume/dominio/tempo'
import { agoraNoFuso, fusoEmUso } from '../../../lib/fuso.ts'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { IndicadorDeNivel } from '../../../ui/nivel.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Dados, Telefone } from '../../cadastros/index.ts'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'

const SIGLAS: Readonly<Record<SinalVital, string>> = {
  frequenciaCardiaca: 'FC',
  frequenciaRespiratoria: 'FR',
  temperaturaDecimos: 'T',
  pressaoSistolica: 'PAS',
}
const simOuNao = (valor: boolean | null) => (valor === null ? null : valor ? 'Sim' : 'Não')

/** Who the exam is for, in one look. */
export function Paciente({ atendimento: { animal, tutor, pesoGramas } }: { atendimento: AtendimentoCompleto }) {
  const hoje = agoraNoFuso().toPlainDate().toString()
  const peso = pesoGramas ?? animal.pesoGramas
  const linha = [
    animal.especie,
    animal.raca,
    textoDoSexo(animal.sexo, animal.castrado),
    idadeDoAnimal({ nascimento: animal.nascimento, obito: null }, hoje),
    peso === null ? null : formatarPeso(peso),
  ]
  return (
    <Secao titulo="Paciente">
      <Pilha espaco={1.5}>
        <div>
          <Elo to="/cadastro/animal" search={{ codigo: animal.codigo }} tamanho="subtitulo">
            {animal.nome}
          </Elo>
          <Texto secundario>{linha.filter(Boolean).join(' · ')}</Texto>
        </div>
        <Texto>
          Responsável:{' '}
          <Elo to="/cadastro/tutor" search={{ codigo: tutor.codigo }}>
            {tutor.nome}
          </Elo>
          {tutor.telefone !== null && (
            <>
              {' · '}
              <Telefone numero={tutor.telefone} />
            </>
          )}
        </Texto>
        {animal.alerta !== null && <Recado tom="warning">{animal.alerta}</Recado>}
      </Pilha>
    </Secao>
  )
}

/** What references go by, on the day of the exam. */
function pacienteDoDia({ animal, pesoGramas, realizadoEm, criadoEm }: AtendimentoCompleto) {
  const dia = diaNaZona(realizadoEm ?? criadoEm, fusoEmUso())
  const peso = pesoGramas ?? animal.pesoGramas
  return {
    especie: animal.especie,
    raca: animal.raca,
    sexo: animal.sexo,
    castrado: animal.castrado,
    pesoKg: peso === null ? null : peso / 1000,
    idadeMeses: animal.nascimento === null || animal.nascimento > dia ? null : mesesDeIdade(animal.nascimento, dia),
  }
}

/** Each with how far it is from usual at rest, and the range; the sources under them. */
function SinaisVitais({ atendimento }: { atendimento: AtendimentoCompleto }) {
  const paciente = pacienteDoDia(atendimento)
  const medidos = SINAIS_VITAIS.flatMap((sinal) => {
    const valor = atendimento[sinal]
    return valor === null ? [] : [{ sinal, valor, avaliado: avaliarSinal(sinal, valor, paciente) }]
  })
  const fontes = new Set(
    medidos.flatMap(({ sinal, avaliado }) => (avaliado === null ? [] : `${SIGLAS[sinal]}: ${avaliado.fonte}`)),
  )
  return (
    <>
      <Pilha como="ul" espaco={0}>
        {medidos.map(({ sinal, valor, avaliado }) => (
          <li key={sinal}>
            {SIGLAS[sinal]} {escreverSinal(sinal, valor)}
            {avaliado !== null && (
              <>
                {' '}
                <IndicadorDeNivel nivel={avaliado.nivel} situacao={avaliado.situacao} />{' '}
                <small>(usual: {avaliado.referencia})</small>
              </>
            )}
          </li>
        ))}
      </Pilha>
      {fontes.size > 0 && (
        <details>
          <summary>Fontes dos valores usuais</summary>
          <small>{[...fontes].join('; ')}.</small>
        </details>
      )}
    </>
  )
}

/** What the requesting side wrote, and what was measured. Only what was filled in. */
export function Informacoes({ atendimento: a }: { atendimento: AtendimentoCompleto }) {
  const temSinais = SINAIS_VITAIS.some((sinal) => a[sinal] !== null)
  const itens = (
    [
      ['Suspeita clínica', a.suspeita],
      ['Histórico', a.historico],
      ['Quem pede', [a.solicitanteNome, a.solicitanteCrmv].filter(Boolean).join(', ') || null],
      ['Em jejum', simOuNao(a.jejum)],
      ['Precisa de sedação', simOuNao(a.sedacao)],
      ['Sinais vitais', temSinais ? <SinaisVitais key="sinais" atendimento={a} /> : null],
    ] as const
  ).filter(([, valor]) => valor !== null)
  return (
    <Secao titulo="Informações clínicas">
      {itens.length === 0 ? <Texto secundario>Nada foi informado no pedido.</Texto> : <Dados itens={itens} />}
    </Secao>
  )
}
