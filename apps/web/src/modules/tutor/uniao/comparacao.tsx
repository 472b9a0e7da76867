import { useState } from 'react'
import { mensagemDoErro, ErroDeApi } from '../../../lib/erro-de-api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { COLUNAS, Linha, type CampoComparado } from './linha-comparada.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './comparacao.module.css'

interface Lado {
  nome: string
  /** What tells it from the other: when it was registered, by whom it is used. */
  detalhe: string
}

export interface ComparacaoProps<C extends string> {
  mantido: Lado
  outro: Lado
  campos: readonly CampoComparado<C>[]
  /** What always happens, whatever is chosen. */
  consequencias: readonly string[]
  aoInverter: () => void
  aoCancelar: () => void
  aoUnir: (doOutro: C[]) => Promise<unknown>
}

function Cabeca({ lado, papel }: { lado: Lado; papel: string }) {
  return (
    <div className={estilos.lado}>
      <Texto tamanho="pequeno" secundario>
        {papel}
      </Texto>
      <Texto como="h3" tamanho="subtitulo" className={estilos.nome}>
        {lado.nome}
      </Texto>
      <Texto tamanho="pequeno" secundario>
        {lado.detalhe}
      </Texto>
    </div>
  )
}

function Consequencias({ itens }: { itens: readonly string[] }) {
  return (
    <ul className={estilos.itens}>
      {itens.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </ul>
  )
}

/** Two records side by side: which value stays where they differ, and what the merge does. */
export function Comparacao<C extends string>({
  mantido,
  outro,
  campos,
  consequencias,
  aoInverter,
  aoCancelar,
  aoUnir,
}: ComparacaoProps<C>) {
  const [escolhas, definirEscolhas] = useState<Partial<Record<C, boolean>>>({})
  const [falha, definirFalha] = useState<string | null>(null)
  const [unindo, definirUnindo] = useState(false)
  const diferentes = campos.filter(({ iguais, regra }) => !iguais || (regra ?? null) !== null)
  const vemDoOutro = ({ campo, vazioNoMantido }: CampoComparado<C>) => escolhas[campo] ?? vazioNoMantido
  const unir = async () => {
    const certeza = await confirmar({
      titulo: `Unir “${outro.nome}” a “${mantido.nome}”?`,
      texto: 'A união não se desfaz. O que foi feito fica contado no histórico dos dois.',
      confirmar: 'Unir cadastros',
      perigo: true,
    })
    if (!certeza) return
    definirFalha(null)
    definirUnindo(true)
    try {
      await aoUnir(
        diferentes
          .filter((um) => !um.iguais && (um.regra ?? null) === null && vemDoOutro(um))
          .map(({ campo }) => campo),
      )
    } catch (erro) {
      definirFalha(erro instanceof ErroDeApi ? (erro.campos['outro'] ?? mensagemDoErro(erro)) : mensagemDoErro(erro))
      definirUnindo(false)
    }
  }
  return (
    <>
      {falha !== null && <Recado tom="error">{falha}</Recado>}
      <Secao
        titulo="O que fica"
        descricao="Escolha o valor de cada campo em que os dois diferem."
        acoes={
          <Botao
            variant="outlined"
            startIcon={<Icone nome="swap-horiz" />}
            onClick={aoInverter}
            className={estilos.inverter}
          >
            Inverter
          </Botao>
        }
      >
        <Pilha espaco={3}>
          <div className={`${COLUNAS} ${estilos.lados}`}>
            <span />
            <Cabeca lado={mantido} papel="Este cadastro fica" />
            <Cabeca lado={outro} papel="Este é unido ao outro" />
          </div>
          {diferentes.length === 0 && <Recado>Os dois cadastros dizem o mesmo em todos os campos.</Recado>}
          {diferentes.map((campo) => (
            <Linha
              key={campo.campo}
              campo={campo}
              nomes={[mantido.nome, outro.nome]}
              doOutro={vemDoOutro(campo)}
              aoMudar={(doOutro) => definirEscolhas((antes) => ({ ...antes, [campo.campo]: doOutro }))}
            />
          ))}
        </Pilha>
      </Secao>
      <Secao titulo="O que acontece">
        <Consequencias itens={consequencias} />
      </Secao>
      <Fila lado="fim" alinhar="tudo">
        <Botao variant="outlined" onClick={aoCancelar}>
          Cancelar
        </Botao>
        <Botao variant="contained" loading={unindo} onClick={() => void unir()}>
          Unir cadastros
        </Botao>
      </Fila>
    </>
  )
}
