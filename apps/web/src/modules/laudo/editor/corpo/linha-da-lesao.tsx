import {
  escreverVariacao,
  UNIDADES_DE_LESAO,
  variacaoDaLesao,
  type Lesao,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import type { KeyboardEvent } from 'react'
import { BotaoDeIcone } from '../../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../../ui/icones/icone.tsx'
import { CampoDeFiguras, CampoLido } from './campo.tsx'
import { EvolucaoDaLesao } from './evolucao-da-lesao.tsx'
import { escreverDiametros, lerTamanho } from './tamanho.ts'

export interface LinhaDaLesaoProps {
  lesao: Lesao
  indice: number
  secao: SecaoDoLaudo
  /** Id of the list of places that are suggested. */
  lugares: string
  /** Keys of its fields. */
  aoTeclar: (evento: KeyboardEvent) => void
  aoMudar: (lesao: Lesao) => void
  aoRemover: () => void
}

type DetalhesProps = Pick<LinhaDaLesaoProps, 'lesao' | 'secao' | 'aoTeclar' | 'aoMudar'>

function UnidadeDaLesao({ lesao, aoMudar }: Pick<DetalhesProps, 'lesao' | 'aoMudar'>) {
  return (
    <label className="lc-campo lc-curto">
      <span>Unidade</span>
      <select
        value={lesao.unidade}
        onChange={({ target }) => aoMudar({ ...lesao, unidade: target.value as Lesao['unidade'] })}
      >
        {UNIDADES_DE_LESAO.map((uma) => (
          <option key={uma}>{uma}</option>
        ))}
      </select>
    </label>
  )
}

/** How it was, where it is shown and what else there is to say of it. */
function Detalhes({ lesao, secao, aoTeclar, aoMudar }: DetalhesProps) {
  return (
    <>
      <EvolucaoDaLesao lesao={lesao} secao={secao} aoMudar={aoMudar} />
      <CampoDeFiguras
        onKeyDown={aoTeclar}
        figuras={lesao.figuras}
        aoMudar={(figuras) => {
          const { figuras: _, ...resto } = lesao
          aoMudar(figuras === undefined ? resto : { ...resto, figuras })
        }}
      />
      <CampoLido
        onKeyDown={aoTeclar}
        rotulo="Descrição"
        placeholder="Facultativa"
        maxLength={1000}
        escrito={lesao.descricao ?? ''}
        ler={(texto) => texto}
        aoMudar={(descricao) => {
          const { descricao: _, ...resto } = lesao
          aoMudar(descricao === '' ? resto : { ...resto, descricao })
        }}
      />
    </>
  )
}

/** One lesion: what, where, which side, how large, and how it was. */
export function LinhaDaLesao({ lesao, indice, secao, lugares, aoTeclar, aoMudar, aoRemover }: LinhaDaLesaoProps) {
  const { oQue, lugar, lado, diametros, unidade } = lesao
  const variacao = variacaoDaLesao(lesao)
  return (
    <li className="lc-lesao" data-lesao={lesao.id} aria-label={`Lesão ${indice + 1}`}>
      <CampoLido
        onKeyDown={aoTeclar}
        rotulo="O que é"
        placeholder="Nódulo, cisto, úlcera…"
        maxLength={120}
        escrito={oQue}
        ler={(texto) => texto}
        aoMudar={(novo) => aoMudar({ ...lesao, oQue: novo })}
      />
      <CampoLido
        onKeyDown={aoTeclar}
        rotulo="Onde"
        list={lugares}
        placeholder="Órgão ou lugar"
        maxLength={120}
        escrito={lugar}
        ler={(texto) => texto}
        aoMudar={(novo) => aoMudar({ ...lesao, lugar: novo })}
      />
      <label className="lc-campo lc-curto">
        <span>Lado</span>
        <select
          value={lado ?? ''}
          onChange={({ target }) => aoMudar({ ...lesao, lado: (target.value || null) as Lesao['lado'] })}
        >
          <option value="">Sem lado</option>
          <option value="ESQUERDO">Esquerdo</option>
          <option value="DIREITO">Direito</option>
        </select>
      </label>
      <CampoLido
        onKeyDown={aoTeclar}
        rotulo="Tamanho"
        placeholder="2,1 x 1,4"
        maxLength={40}
        escrito={escreverDiametros(diametros)}
        ler={lerTamanho}
        aoMudar={(lido) => aoMudar({ ...lesao, diametros: lido.diametros, unidade: lido.unidade ?? unidade })}
      />
      <UnidadeDaLesao lesao={lesao} aoMudar={aoMudar} />
      <Detalhes lesao={lesao} secao={secao} aoTeclar={aoTeclar} aoMudar={aoMudar} />
      {variacao !== null && (
        <span className="lc-variacao">
          Maior diâmetro: <b>{escreverVariacao(variacao, unidade)}</b>
        </span>
      )}
      <BotaoDeIcone size="small" rotulo={`Retirar a lesão ${indice + 1}`} onClick={aoRemover}>
        <Icone nome="delete-outline" tamanho="pequeno" />
      </BotaoDeIcone>
    </li>
  )
}
