import { contratoSegundoFator, type SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import type { ReactNode } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Fila } from '../../ui/disposicao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Texto } from '../../ui/texto.tsx'
import { baixarCodigos, emPedacos, Qr } from '../sessao/index.ts'
import estilos from './passos-do-segundo-fator.module.css'

const soCodigo = contratoSegundoFator['POST /conta/segundo-fator/confirmacao'].entrada

interface PassoProps<P> {
  aoCancelar: () => void
  aoProvar: (prova: P) => Promise<void>
}

function Passo({ numero, children }: { numero: number; children: ReactNode }) {
  return (
    <Texto como="li" value={numero} className={estilos.passo}>
      {children}
    </Texto>
  )
}

/** The key for the app to read, and the code that proves it did. */
export function ProvarAplicativo({ novo, aoCancelar, aoProvar }: PassoProps<string> & { novo: SegundoFatorNovo }) {
  const form = useFormulario({
    esquema: soCodigo,
    valores: { codigo: '' },
    protegerMudancas: false,
    aoEnviar: ({ codigo }) => aoProvar(codigo),
  })
  return (
    <Formulario form={form} rotulo="Provar o aplicativo" rotuloDeSalvar="Ligar" aoCancelar={aoCancelar}>
      <ol className={estilos.lista}>
        <Passo numero={1}>No celular, abra um aplicativo autenticador e leia este QR code.</Passo>
        <Passo numero={2}>Escreva abaixo o código de 6 números que o aplicativo mostra.</Passo>
      </ol>
      <Fila espaco={4}>
        <div className={estilos.caixa}>
          <Qr qr={novo.qr} />
        </div>
        <div className={estilos.passos}>
          <Texto tamanho="pequeno" secundario>
            Sem câmera? Digite esta chave no aplicativo:
          </Texto>
          <code className={estilos.chave}>{emPedacos(novo.chave)}</code>
        </div>
      </Fila>
      <CampoTexto
        controle={form.control}
        nome="codigo"
        rotulo="Código do aplicativo"
        autoComplete="one-time-code"
        maximo={7}
        obrigatorio
        focar
      />
    </Formulario>
  )
}

interface CodigosDeRecuperacaoProps {
  codigos: readonly string[]
  email: string
  aoGuardar: () => void
}

/** Shown once. */
export function CodigosDeRecuperacao({ codigos, email, aoGuardar }: CodigosDeRecuperacaoProps) {
  return (
    <div className={estilos.codigosDeRecuperacao}>
      <Texto>
        Se perder o celular, cada um entra uma única vez no lugar do código do aplicativo. Não os mostraremos de novo.
      </Texto>
      <ul aria-label="Códigos de recuperação" className={estilos.listaDeCodigosDeRecuperacao}>
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <Fila lado="fim" alinhar="tudo">
        <Botao variant="outlined" onClick={() => baixarCodigos(codigos, email)}>
          Baixar os códigos
        </Botao>
        <Botao variant="contained" onClick={aoGuardar}>
          Já guardei
        </Botao>
      </Fila>
    </div>
  )
}
