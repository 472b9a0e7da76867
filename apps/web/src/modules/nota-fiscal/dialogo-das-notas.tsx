import { contar } from '@vetlume/dominio/formatos'
import { MAXIMO_DE_NOTAS_DE_UMA_VEZ, type DesfechosDoLote } from '@vetlume/dominio/nota-fiscal'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { senhaDoCertificado } from '@vetlume/dominio/especialista'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { PRAZO_DE_ASSINAR_MS, useAtualizarNotas } from './api.ts'
import { SEM_VALOR_FISCAL } from './situacao.tsx'

const esquema = z.object({ senha: senhaDoCertificado })
const notas = (n: number) => contar(n, 'nota', 'notas')

export interface ContaDaNota {
  codigo: string
  numero: number
  descricao: string
  valorCentavos: number
}

export interface DialogoDasNotasProps {
  contas: readonly ContaDaNota[]
  aoFechar: () => void
  aoConcluir: () => void
}

/** Those that were not issued, each with why. The others are on their way. */
function Recusadas({ contas, recusas }: { contas: readonly ContaDaNota[]; recusas: ReadonlyMap<string, string> }) {
  return (
    <>
      <Recado tom="warning">{`${notas(contas.length - recusas.size)} a caminho; ${notas(recusas.size)} não ${recusas.size === 1 ? 'pôde' : 'puderam'} ser ${recusas.size === 1 ? 'emitida' : 'emitidas'}.`}</Recado>
      <ListaDeItens rotulo="Não emitidas">
        {contas
          .filter(({ codigo }) => recusas.has(codigo))
          .map(({ codigo, numero, descricao }) => (
            <Item key={codigo} titulo={`nº ${numero}, ${descricao}`}>
              {recusas.get(codigo)}
            </Item>
          ))}
      </ListaDeItens>
    </>
  )
}

const recusasDe = ({ notas: todas }: DesfechosDoLote) =>
  new Map(todas.flatMap(({ titulo, recusa }) => (recusa === null ? [] : [[titulo, recusa] as const])))

function Emissao({
  contas,
  aoFechar,
  aoTerminar,
}: Pick<DialogoDasNotasProps, 'contas' | 'aoFechar'> & { aoTerminar: (desfechos: DesfechosDoLote) => void }) {
  const atualizar = useAtualizarNotas()
  // Made once: a second click, or a reply that was lost, is the same notes.
  const [pedidas] = useState(() => contas.map(({ codigo: titulo }) => ({ codigo: crypto.randomUUID(), titulo })))
  const form = useFormulario({
    esquema,
    valores: { senha: '' },
    protegerMudancas: false,
    aoEnviar: async ({ senha }) => {
      const desfechos = await api('POST /nota-fiscal/lote', { senha, notas: pedidas }, { prazoMs: PRAZO_DE_ASSINAR_MS })
      await atualizar()
      aoTerminar(desfechos)
    },
  })
  return (
    <Formulario
      form={form}
      rotulo="Notas fiscais"
      rotuloDeSalvar={`Emitir ${notas(contas.length)}`}
      aoCancelar={aoFechar}
    >
      <QuadroDeValores>
        <LinhaDeValor rotulo={`Total de ${notas(contas.length)}`} forte>
          <Dinheiro centavos={somarCentavos(contas.map(({ valorCentavos }) => valorCentavos))} />
        </LinhaDeValor>
      </QuadroDeValores>
      <CampoTexto
        controle={form.control}
        nome="senha"
        rotulo="Senha do certificado da empresa"
        tipo="password"
        obrigatorio
        maximo={128}
        autoComplete="one-time-code"
        ajuda="Ela abre o certificado uma vez, assina todas e não é guardada."
      />
    </Formulario>
  )
}

/** Issues the notes of the ticked accounts, each as it is: what one is refused for is said beside it. */
export function DialogoDasNotas({ contas, aoFechar, aoConcluir }: DialogoDasNotasProps) {
  const [recusas, definirRecusas] = useState<ReadonlyMap<string, string> | null>(null)
  const terminar = (desfechos: DesfechosDoLote) => {
    const achadas = recusasDe(desfechos)
    if (achadas.size > 0) return definirRecusas(achadas)
    avisar.sucesso(
      contas.length === 1 ? 'Nota assinada e a caminho.' : `${notas(contas.length)} assinadas e a caminho.`,
    )
    aoConcluir()
  }
  const demais = contas.length > MAXIMO_DE_NOTAS_DE_UMA_VEZ
  return (
    <Dialogo
      aberto
      aoFechar={recusas === null ? aoFechar : aoConcluir}
      titulo="Emitir notas fiscais"
      descricao={`Cada conta tem a sua, com a descrição e o valor que já tem. ${SEM_VALOR_FISCAL}`}
      {...(recusas === null ? {} : { acoes: <Botao onClick={aoConcluir}>Fechar</Botao> })}
    >
      {demais && <Recado tom="error">{`Marque até ${MAXIMO_DE_NOTAS_DE_UMA_VEZ} contas por vez.`}</Recado>}
      {!demais && recusas === null && <Emissao contas={contas} aoFechar={aoFechar} aoTerminar={terminar} />}
      {recusas !== null && <Recusadas contas={contas} recusas={recusas} />}
    </Dialogo>
  )
}
