import './corpo.css'
import { UNIDADES_DE_DURACAO, type CorpoDe } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { escreverDecimal, lerDecimal } from '../../edicao/medidas.ts'
import { mudarCorpo } from '../../edicao/operacoes.ts'
import { useBancada } from '../bancada.ts'
import { CampoDeFiguras, CampoLido } from './campo.tsx'
import type { CorpoDaSecaoProps } from './tipos.ts'

type Corpo = CorpoDe<'TRACADO'>

/** Above zero, or blank; undefined of anything else. */
function lerPositivo(texto: string, maximo: number): number | null | undefined {
  const valor = lerDecimal(texto)
  return valor == null || (valor > 0 && valor <= maximo) ? valor : undefined
}

const lerDerivacoes = (texto: string): string[] =>
  texto
    .split(/[,;]/)
    .map((uma) => uma.trim().slice(0, 20))
    .filter((uma) => uma !== '')
    .slice(0, 16)

type Duracao = NonNullable<Corpo['duracao']>

interface DuracaoProps {
  duracao: Duracao | null
  aoMudar: (duracao: Duracao | null) => void
}

/** How long was recorded, with its unit, which may be said first: hours of a Holter must not begin as minutes. */
function Duracao({ duracao, aoMudar }: DuracaoProps) {
  const [escolhida, definirEscolhida] = useState<Duracao['unidade']>('min')
  const unidade = duracao?.unidade ?? escolhida
  return (
    <>
      <CampoLido
        rotulo="Duração"
        inputMode="decimal"
        maxLength={6}
        escrito={escreverDecimal(duracao?.valor ?? null)}
        ler={(texto) => lerPositivo(texto, 10_000)}
        aoMudar={(valor) => aoMudar(valor === null ? null : { valor, unidade })}
      />
      <label className="lc-campo lc-curto">
        <span>Unidade</span>
        <select
          value={unidade}
          onChange={({ target }) => {
            const nova = target.value as Duracao['unidade']
            definirEscolhida(nova)
            if (duracao !== null) aoMudar({ ...duracao, unidade: nova })
          }}
        >
          {UNIDADES_DE_DURACAO.map((uma) => (
            <option key={uma}>{uma}</option>
          ))}
        </select>
      </label>
    </>
  )
}

/** How a tracing was recorded and where it is shown; what was measured on it stays among the measures. */
export function Tracado({ secao }: CorpoDaSecaoProps) {
  const { mudar } = useBancada()
  const { corpo } = secao
  if (corpo?.tipo !== 'TRACADO') return null
  const trocar = (parcial: Partial<Corpo>) =>
    mudar(mudarCorpo(secao.id, 'TRACADO', (atual) => ({ ...atual, ...parcial })))
  const mostrar = (figuras: string[] | undefined) =>
    mudar(
      mudarCorpo(secao.id, 'TRACADO', (atual) => {
        const { figuras: _, ...resto } = atual
        return figuras === undefined ? resto : { ...resto, figuras }
      }),
    )
  const { derivacoes, velocidade, calibracao, duracao } = corpo
  return (
    <div className="lc-corpo lc-tracado">
      <CampoLido
        rotulo="Derivações"
        placeholder="DI, DII, DIII"
        maxLength={200}
        escrito={derivacoes.join(', ')}
        ler={lerDerivacoes}
        aoMudar={(novas) => trocar({ derivacoes: novas })}
      />
      <CampoLido
        rotulo="Velocidade (mm/s)"
        inputMode="decimal"
        maxLength={6}
        escrito={escreverDecimal(velocidade)}
        ler={(texto) => lerPositivo(texto, 1000)}
        aoMudar={(nova) => trocar({ velocidade: nova })}
      />
      <CampoLido
        rotulo="Calibração (mm/mV)"
        inputMode="decimal"
        maxLength={6}
        escrito={escreverDecimal(calibracao)}
        ler={(texto) => lerPositivo(texto, 1000)}
        aoMudar={(nova) => trocar({ calibracao: nova })}
      />
      <Duracao duracao={duracao} aoMudar={(nova) => trocar({ duracao: nova })} />
      <CampoDeFiguras figuras={corpo.figuras} aoMudar={mostrar} />
    </div>
  )
}
