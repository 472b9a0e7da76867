import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { useSessao } from '../../../lib/use-sessao.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { usePode } from '../../cadastros/index.ts'
import { mesclar, partesMudadas } from '../edicao/mesclar.ts'
import type { Disputa, Edicao, Lado } from '../edicao/mesclar.ts'
import type { VersaoSalva } from '../../../lib/salvamento.ts'
import { avisarComVolta } from './avisar-com-volta.ts'
import { useBancada } from './bancada.ts'

function Escolha({
  disputa: { chave, rotulo, meu, deles },
  escolhida,
  aoEscolher,
}: {
  disputa: Disputa
  escolhida: Lado
  aoEscolher: (lado: Lado) => void
}) {
  const opcoes = [
    { lado: 'meu', nome: 'O meu', texto: meu },
    { lado: 'deles', nome: 'O que está no servidor', texto: deles },
  ] as const
  return (
    <fieldset className="le-disputa">
      <legend>{rotulo}</legend>
      {opcoes.map(({ lado, nome, texto }) => (
        <label key={lado} data-escolhida={escolhida === lado}>
          <input type="radio" name={chave} checked={escolhida === lado} onChange={() => aoEscolher(lado)} />
          <b>{nome}</b>
          <span>{texto === '' ? '(vazio)' : texto}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface DisputasProps {
  disputas: readonly Disputa[]
  escolhas: Readonly<Record<string, Lado>>
  aoEscolher: (escolhas: Readonly<Record<string, Lado>>) => void
}

function Disputas({ disputas, escolhas, aoEscolher }: DisputasProps) {
  return (
    <>
      <p className="le-nota">Estas partes mudaram dos dois lados. Escolha o que fica em cada uma; o resto é juntado.</p>
      {disputas.map((disputa) => (
        <Escolha
          key={disputa.chave}
          disputa={disputa}
          escolhida={escolhas[disputa.chave] ?? 'meu'}
          aoEscolher={(lado) => aoEscolher({ ...escolhas, [disputa.chave]: lado })}
        />
      ))}
    </>
  )
}

/** Who saved last, from the trail; nothing while it is not known, or for who may not read it. */
function QuemSalvou({ quando }: { quando: string }) {
  const { codigo } = useBancada().laudo
  const { usuario } = useSessao()
  const { data } = useQuery({
    queryKey: ['historico', 'laudo', codigo, quando],
    queryFn: ({ signal }) =>
      api('GET /historico', { entidade: 'laudo', registro: codigo, limite: 1 }, { sinal: signal }),
    enabled: usePode('historico:ler'),
  })
  const quem = data?.itens[0]?.usuario ?? null
  const hora = <DataHora instante={quando} formato="hora" />
  if (quem === null) return <>Foi salvo em outro lugar às {hora}.</>
  if (quem === usuario?.nome) return <>Você o salvou em outra aba ou aparelho às {hora}.</>
  return (
    <>
      {quem} salvou às {hora}.
    </>
  )
}

export interface DialogoDeConflitoProps {
  base: Edicao
  deles: VersaoSalva<Edicao>
  aoAdiar: () => void
}

/** Somebody saved the same laudo meanwhile. What each one changed alone is joined; what both changed is chosen piece by piece. */
export function DialogoDeConflito({ base, deles, aoAdiar }: DialogoDeConflitoProps) {
  const { loja, salvamento } = useBancada()
  const [escolhas, definirEscolhas] = useState<Readonly<Record<string, Lado>>>({})
  const meu = loja.ler()
  const { edicao, disputas } = useMemo(() => mesclar(base, meu, deles.dados, escolhas), [base, meu, deles, escolhas])
  const ficarCom = (escolhida: Edicao) => {
    loja.substituir(escolhida)
    void salvamento.resolver(escolhida, deles)
  }
  const descartarMeu = () => {
    ficarCom(deles.dados)
    const desfazer = () => {
      loja.substituir(meu)
      salvamento.mudar(meu)
    }
    avisarComVolta('O que você escreveu foi descartado.', desfazer)
  }
  return (
    <Dialogo
      aberto
      largura="md"
      aoFechar={aoAdiar}
      titulo="Este laudo mudou enquanto você escrevia"
      descricao={
        <>
          <QuemSalvou quando={deles.alteradoEm} /> Mudou: {partesMudadas(base, deles.dados).join(', ')}. Nada do que
          você escreveu se perdeu.
        </>
      }
      acoes={
        <>
          <Botao variant="outlined" color="secondary" onClick={descartarMeu}>
            Descartar o meu
          </Botao>
          <Botao variant="contained" autoFocus onClick={() => ficarCom(edicao)}>
            {disputas.length === 0 ? 'Juntar as duas' : 'Juntar com estas escolhas'}
          </Botao>
        </>
      }
    >
      {disputas.length === 0 ? (
        <Recado tom="success">
          As mudanças foram em partes diferentes: as duas podem ser juntadas sem perder nada.
        </Recado>
      ) : (
        <Disputas disputas={disputas} escolhas={escolhas} aoEscolher={definirEscolhas} />
      )}
    </Dialogo>
  )
}
